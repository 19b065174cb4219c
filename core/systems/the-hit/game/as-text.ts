/** A gang written down as `gangFromText` reads it: it comes back the same. */
import { FLAGS, PLAIN_BASE } from './paste.ts';
import type { FighterSheet, GangSheet } from './sheet.ts';

/** What is as it mostly is goes without saying. */
export function textOfGang({ name, reputation, fighters }: GangSheet): string {
  const head = reputation === null ? name : `${name}, Reputation ${reputation}`;
  return [head, ...fighters.map(lineOf)].join('\n');
}

function lineOf(fighter: FighterSheet): string {
  const { name, wounds, intelligence, base, spots, lurks, value, experience, gained, skills, away } = fighter;
  const words = [
    name.replaceAll(/[,;\t]/g, ' '),
    `W${wounds}`,
    `Int ${intelligence}+`,
    ...FLAGS.filter((flag) => fighter[flag]),
    base !== PLAIN_BASE && `base ${base}`,
    spots !== 0 && `spots ${spots}`,
    lurks !== 0 && `lurks ${lurks}`,
    value !== 0 && `value ${value}`,
    experience !== 0 && `XP ${experience}`,
    gained !== 0 && `gained ${gained}`,
    skills,
    away !== '' && `away ${away.replaceAll(/[,;\t]/g, ' ')}`,
  ];
  return words.filter((word) => typeof word === 'string' && word !== '').join(', ');
}
