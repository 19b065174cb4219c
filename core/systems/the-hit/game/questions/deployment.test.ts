/** Edges, infiltrators, and everybody else. */
import { expect, test } from 'vitest';
import { put } from '../../../../../tests/core/encounter/put.ts';
import { fighter, inRound, withCrews } from '../../../../../tests/core/systems/the-hit/battles.ts';
import { checkShape } from '../../../../encounter/shape.ts';
import type { Battle } from '../battle.ts';
import { DEPLOY, DEPLOY_ALL, EDGE, INFILTRATE, WRITE_MARKER, ZONE } from './deployment.ts';

const rolled = (battle: Battle): Battle => ({ ...battle, priorityB: { throws: [], order: battle.gangs } });
const edges = { A: 'south', B: 'north' } as const;
const crews = rolled({ ...withCrews(2), edges, zoneDepth: null });
const hiding = rolled({ ...withCrews(2, { b1: { infiltrating: true }, b2: { infiltrating: true } }), edges });
const sealed: Battle = { ...hiding, readings: { ...hiding.readings, hiddenOpen: 'sealed' } };

test('zone: inches, or the first row of tiles; none in a Sector Mechanicus', () => {
  const { answered } = put(ZONE, crews);
  expect(answered('zone', 'row').zoneDepth).toBeGreaterThan(answered('zone', 'inches').zoneDepth ?? 0);
  expect(put(ZONE, { ...crews, kind: 'sector-mechanicus' }).ids).toEqual([]);
});

test('without a map nothing asks for inches, and a gang is set up in one tap', () => {
  const built = (battle: Battle): Battle => ({ ...battle, built: true });
  expect(put(ZONE, built(crews)).ids).toEqual([]);
  expect(put(DEPLOY, built(crews)).ids).toEqual([]);
  const fieldsOf = (battle: Battle) =>
    put(INFILTRATE, battle).asks.flatMap(({ kind }) => (kind.type === 'record' ? kind.fields.map(({ id }) => id) : []));
  expect(fieldsOf(built(hiding))).toEqual(['fighter', 'hidden']);
  expect(fieldsOf(built(sealed))).toEqual(['fighter', 'hidden']);
  expect(fieldsOf(hiding)).toEqual(['fighter', 'hidden', 'x', 'y']);
});

test('edge: of two gangs the first chooses and the other has the opposite one, after roll B', () => {
  const first = { ...crews, edges: {} };
  const { ids, refused, answered } = put(EDGE, first);
  expect([ids, refused('edge:A', 'west')]).toEqual([['edge:A'], null]);
  expect(answered('edge:A', 'west').edges).toEqual({ A: 'west', B: 'east' });
  expect(refused('edge:B', 'west')).toContain('HIT-DEPLOY-03');
  const early = { ...first, priorityB: { throws: [], order: null } };
  expect(put(EDGE, early).refused('edge:A', 'west')).toContain('HIT-PRIO-04');
});

test('infiltrate: a model or a marker, before the first round', () => {
  const { ids, refused, answered } = put(INFILTRATE, hiding);
  expect([ids, refused('infiltrate:1', { fighter: 'b1', hidden: true })]).toEqual([['infiltrate:1'], null]);
  expect(fighter(answered('infiltrate:1', { fighter: 'b1', hidden: true }), 'b1')).toMatchObject({
    placed: true,
    hidden: true,
  });
  expect(put(INFILTRATE, { ...hiding, round: 1 }).notNow('infiltrate:1')).toEqual(['HIT-CREW-02']);
});

test('infiltrate: a place is on the table in use, and two figures', () => {
  const three = rolled({ ...withCrews(3, { b1: { infiltrating: true } }), edges: { ...edges, C: 'west' } });
  const wrong = (battle: Battle, place: Readonly<Record<string, number>>) => {
    const [asked] = put(INFILTRATE, battle).asks;
    return asked && checkShape(asked, { fighter: 'b1', hidden: false, ...place })?.message;
  };
  expect([wrong(three, { x: 360, y: 0 }), wrong(three, {})]).toEqual([null, null].map(() => undefined));
  const label = 'Set up an infiltrating fighter: From the';
  expect(wrong(three, { x: 990, y: 240 })).toBe(`${label} west edge, in inches: a number from 0 to 36, please.`);
  expect(wrong(hiding, { x: 120, y: 360 })).toBe(`${label} south edge, in inches: a number from 0 to 24, please.`);
  expect(wrong(three, { y: 240 })).toBe(`${label} west edge, in inches: this is missing.`);
});

test('infiltrate: where markers are sealed, either who or a marker', () => {
  const { refused, answered } = put(INFILTRATE, sealed);
  expect([refused('infiltrate:1', { fighter: 'b1', hidden: true }), refused('infiltrate:1', { hidden: true })]).toEqual(
    [['HIT-HIDDEN-02'], null],
  );
  expect(answered('infiltrate:1', { hidden: true }).markers).toMatchObject([{ id: 'marker:B1', written: false }]);
});

test('marker: who is behind it is written in secret, once', () => {
  const marked = put(INFILTRATE, sealed).answered('infiltrate:1', { hidden: true });
  const { asks, answered } = put(WRITE_MARKER, marked);
  expect(asks).toMatchObject([{ id: 'marker:B1', of: 'B', secret: true }]);
  const written = answered('marker:B1', 'b2');
  expect(written.markers).toMatchObject([{ written: true, fighter: 'b2', open: false }]);
  expect(put(WRITE_MARKER, written).notNow('marker:B1')).toEqual(['HIT-HIDDEN-02']);
});

test('deployed: all of a gang at once, at the table', () => {
  const { ids, answered } = put(DEPLOY_ALL, crews);
  expect(ids).toEqual(['deployed:A', 'deployed:B']);
  // Each phone says in which order, and the same when one of them is done: no button moves.
  const turns = (battle: Battle) => put(DEPLOY_ALL, battle).asks.map(({ help }) => help?.split('.')[0]);
  const second: Battle = { ...crews, priorityB: { throws: [], order: ['B', 'A'] } };
  expect(turns(second)).toEqual(Array(2).fill('In turn, one fighter each: Gang B, Gang A'));
  expect(turns(put(DEPLOY_ALL, second).answered('deployed:A', true))).toEqual(turns(second).slice(1));
  const stands = answered('deployed:A', true);
  expect(stands.fighters.map(({ placed }) => placed)).toEqual([true, true, false, false]);
  expect(put(DEPLOY_ALL, inRound(1)).notNow('deployed:A')).toEqual(['HIT-CREW-02']);
});

test('deploy: in turn, in one’s own zone', () => {
  const { asks, refused, answered } = put(DEPLOY, crews);
  expect(asks).toMatchObject([{ id: 'deploy:1', of: 'A' }]);
  expect(refused('deploy:1', { fighter: 'a1', x: 100, y: 14 })).toBeNull();
  expect(refused('deploy:1', { fighter: 'a1', x: 100, y: 15 })).toEqual(['HIT-DEPLOY-07']);
  const one = answered('deploy:1', { fighter: 'a1', x: 100, y: 14 });
  expect(put(DEPLOY, one).asks).toMatchObject([{ id: 'deploy:2', of: 'B' }]);
});

test('deploy: a form stays the same while another gang is set up at once', () => {
  const one = put(DEPLOY, crews).answered('deploy:1', { fighter: 'a1', x: 100, y: 14 });
  const stands = put(DEPLOY_ALL, one).answered('deployed:A', true);
  expect(put(DEPLOY, stands).asks).toMatchObject([{ id: 'deploy:2', of: 'B' }]);
});
