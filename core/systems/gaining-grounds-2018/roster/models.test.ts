import { expect, test } from 'vitest';
import { brokenRules } from '../../../rules/broken.ts';
import type { CrewModel } from '../../malifaux/roster/crew.ts';
import { readCrew } from '../../malifaux/roster/paste.ts';
import { checkCrew } from './models.ts';
import { FACTIONS } from '../names.ts';

const crew = (faction: string, ...models: readonly CrewModel[]) => ({ faction, leader: 'It', models });
const broken = (model: Partial<CrewModel>) => brokenRules(checkCrew('guild', crew('guild', { name: 'It', ...model })));
const standIn = (name: string, more: Partial<CrewModel> = {}, avatar = false, faction?: string) =>
  broken({ ...more, miniature: { name, avatar, ...(faction === undefined ? {} : { faction }) } });

test('a Crew is of the declared Faction', () => {
  expect(brokenRules(checkCrew('guild', crew('arcanists')))).toEqual(['GG18-CHECKIN-03']);
  expect(checkCrew('guild', crew('guild'))).toEqual([]);
});

test('models are painted, but for those of coloured plastic', () => {
  expect(broken({ paint: 'painted' })).toEqual([]);
  expect(broken({ paint: 'bare' })).toEqual(['GG18-PAINT-02']);
  expect(broken({ paint: 'primer', plastic: 'gray' })).toEqual(['GG18-PAINT-02']);
  expect(broken({ paint: 'bare', plastic: 'coloured' })).toEqual([]);
});

test('proxies are out, and conversions hold a third of foreign parts at most', () => {
  expect(broken({ proxy: true })).toEqual(['GG18-PROXY-01']);
  expect(broken({ foreignShare: 33 })).toEqual([]);
  expect(broken({ foreignShare: 33.5 })).toEqual(['GG18-PROXY-03']);
});

test('a retired miniature stands on the base of the model it became', () => {
  expect(standIn('The Carver', { base: 40, legalBase: 50 })).toEqual(['GG18-PROXY-06']);
  expect(standIn('The Carver', { base: 50, legalBase: 50 })).toEqual([]);
  expect(standIn('Miss Terious', { base: 30, legalBase: 40 })).toEqual([]);
});

test('an Avatar stands for an Emissary of its own Faction, and Sim 29 is taken for one', () => {
  const emissary = { emissary: true, factions: ['resurrectionists'] };
  expect(standIn('Avatar Seamus', emissary, true, 'resurrectionists')).toEqual([]);
  expect(standIn('Avatar Seamus', { emissary: true, factions: ['guild'] }, true, 'resurrectionists')).toEqual([
    'GG18-PROXY-07',
  ]);
  expect(standIn('Sim 29', emissary, false, 'guild')).toEqual(['GG18-PROXY-07']);
  expect(standIn('Avatar Seamus', {}, true, 'resurrectionists')).toEqual(['GG18-PROXY-01']);
});

test('how models are fielded is read from what stands in brackets', () => {
  const typed = (text: string) => brokenRules(checkCrew('Guild', readCrew(`Lady Justice\n${text}`, FACTIONS).crew));
  expect(typed('Ox [bare]')).toEqual(['GG18-PAINT-02']);
  expect(typed('Ox [primed, coloured plastic]')).toEqual([]);
  expect(typed('Ox [foreign 34 %]')).toEqual(['GG18-PROXY-03']);
  expect(typed('Killjoy [as The Carver, base 40 of 50]')).toEqual(['GG18-PROXY-06']);
  expect(typed('Killjoy [as The Carver, base 50 mm of 50 mm]')).toEqual([]);
  expect(typed('Lucky Emissary [emissary, Gremlins, as Avatar Seamus of Guild]')).toEqual(['GG18-PROXY-07']);
  expect(typed('Brutal Emissary [emissary, Guild, as Avatar Seamus of Guild]')).toEqual([]);
  expect(typed('Brutal Emissary [emissary, as Sim 29]')).toEqual([]);
});
