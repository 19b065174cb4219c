/** Reading what the vectors of both Malifaux packs give beside what core reads itself, and what both let an event do. */
import { fieldsOf, numberOf, rowsOf, textOf, textsOf, type Fields } from '../core/journal/json.ts';
import { changedTooLate, documentTooNew } from '../core/event/checks.ts';
import type { Pack } from '../core/event/pack.ts';
import type { TrackingMethod } from '../core/event/types.ts';
import type { Refusal } from '../core/rules/refusal.ts';
import { RANKS } from '../core/systems/malifaux/rules/table.ts';
import type { CrewModel } from '../core/systems/malifaux/roster/crew.ts';
import { optionsOf } from './given.ts';
import { textsInAnyOrder } from './match.ts';
import type { Answer, Operation, Operations } from './operation.ts';

export function named<Row extends { readonly id: string }>(rows: readonly Row[], id: unknown): Row {
  const row = rows.find((known) => known.id === id);
  if (!row) throw new Error(`nothing is called ${String(id)}`);
  return row;
}

export function allowed(refusal: Refusal | null, more: Answer = {}): Answer {
  return { allowed: refusal === null, broken: refusal === null ? [] : [...new Set(refusal.refused)], ...more };
}

/** An operation about `given.action`. */
export function action(answer: (action: Fields, given: Fields) => Answer): Operation {
  return { answer: (given) => answer(fieldsOf(given.action), given), manner: textsInAnyOrder() };
}

const BY: readonly TrackingMethod['by'][] = ['pen', 'token', 'die', 'app', 'marker', 'other'];

/** What both packs let an event do: check in, use a document, change a rule, track, look. */
export function gatesOf(pack: Pack): Operations {
  const checkIn = ({ player, organiser }: Fields, given: Fields): Answer => {
    const { name, faction } = fieldsOf(player);
    const facts = { name: textOf(name), members: [], details: {}, ringer: false, organiser: organiser === true };
    const [only, ...others] = typeof faction === 'string' ? [faction] : textsOf(faction);
    const declared = only !== undefined && others.length === 0 ? { faction: only } : {};
    return allowed(pack.roster.checkIn({ ...facts, ...declared }, optionsOf(pack, given)));
  };
  const track = ({ methods }: Fields): Answer => {
    const tracked = rowsOf(methods).map(({ condition, by, colour }): TrackingMethod => ({
      condition: textOf(condition),
      by: BY.find((known) => known === by) ?? 'other',
      ...(typeof colour === 'string' ? { colour } : {}),
    }));
    return allowed(pack.conduct.checkTracking(tracked));
  };
  const see = ({ what }: Fields): Answer => {
    const hidden = pack.conduct.information({}).find((fact) => fact.id === what && fact.hidden);
    return { allowed: !hidden, broken: hidden?.rules ?? [] };
  };
  return {
    'action/check-in': action(checkIn),
    'action/use-document': action(({ released, eventDate }) =>
      allowed(documentTooNew(pack, { title: 'document', released: textOf(released) }, textOf(eventDate))),
    ),
    'action/change-rule': action(({ round, announced }) =>
      allowed(changedTooLate(pack, { round: numberOf(round, 0), announced: announced === true })),
    ),
    'action/track': action(track),
    'action/see': action(see),
  };
}

/** A model of a Crew as rosters give it; what is left out stays out. */
export function crewModelOf(given: Fields): CrewModel {
  const { name, rank, cost, factions, keywords, versatile, dmh, limit, totemOf, upgrades, proxy } = given;
  const known = RANKS.find((one) => one === rank);
  return {
    name: textOf(name),
    ...(known ? { rank: known } : {}),
    ...(typeof cost === 'number' ? { cost } : {}),
    ...(factions === undefined ? {} : { factions: textsOf(factions) }),
    ...(keywords === undefined ? {} : { keywords: textsOf(keywords) }),
    ...(versatile === true ? { versatile } : {}),
    ...(dmh === true ? { dmh } : {}),
    ...(typeof limit === 'number' ? { limit } : {}),
    ...(typeof totemOf === 'string' ? { totemOf } : {}),
    upgrades: rowsOf(upgrades).map((upgrade) => ({ name: textOf(upgrade.name), cost: numberOf(upgrade.cost, 0) })),
    ...(proxy === true ? { proxy } : {}),
  };
}
