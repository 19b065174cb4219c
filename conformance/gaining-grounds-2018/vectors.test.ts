/** The published vectors of Gaining Grounds 2018's event, and what they leave unasked. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { isBuilt, operationKey, report } from '../run.ts';
import { readVectors } from '../vector.ts';
import { GAINING_GROUNDS_2018_OPERATIONS as operations } from './operations.ts';

const vectors = readVectors([fileURLToPath(new URL('../vectors/gaining-grounds-2018.json', import.meta.url))]);

const EVENT =
  /^(rounds|score|standings|over|pair|clock|pool|roster|sequence\/.*|action\/(check-in|use-document|change-rule|start-round|release-pool|pause-table|finding|track|see))$/;

test('every one about the event is built and right', () => {
  const event = vectors.filter((vector) => EVENT.test(operationKey(vector)));
  expect(event.filter((vector) => !isBuilt(vector))).toEqual([]);
  expect(report(event, {})).toMatchObject({ passed: event.length, failed: 0 });
});

function ask(key: string, given: Record<string, unknown>) {
  const operation = operations[key];
  if (!operation?.answer) throw new Error(`${key} has no plain answer`);
  return operation.answer(given);
}

function act(action: Record<string, unknown> & { kind: string }, given: Record<string, unknown> = {}) {
  return ask(`action/${action.kind}`, { ...given, action });
}

const no = (...broken: readonly string[]) => ({ allowed: false, broken });

describe('actions', () => {
  const players = [{ id: 'ana' }, { id: 'bo' }, { id: 'late', checkedIn: false }];
  const table = (strategy: string, ...pool: readonly string[]) => ({ strategy, pool });

  test.each([
    [
      'a rule is changed and announced before the event',
      { kind: 'change-rule', round: 0, announced: true },
      { allowed: true, broken: [] },
    ],
    ['a rule is changed and nobody told', { kind: 'change-rule', round: 0, announced: false }, no('GG18-TO-04')],
    ['a rule is changed during the event', { kind: 'change-rule', round: 1, announced: true }, no('GG18-TO-04')],
    [
      'a Round starts with one pool',
      { kind: 'start-round', tables: [table('ours', 'set-up'), table('ours', 'set-up')] },
      { allowed: true },
    ],
    [
      'a Round starts with two pools',
      { kind: 'start-round', tables: [table('ours', 'set-up'), table('ours', 'vendetta')] },
      no('GG18-SCEN-01'),
    ],
    ['a pool is shown to all', { kind: 'release-pool', to: 'all' }, { allowed: true }],
    ['a pool is shown to everybody who plays', { kind: 'release-pool', to: ['ana', 'bo'] }, { allowed: true }],
    ['a pool is shown to one player', { kind: 'release-pool', to: ['ana'] }, no('GG18-POOL-09')],
    ['one table pauses', { kind: 'pause-table' }, no('GG18-TO-03')],
    [
      'somebody cheated',
      { kind: 'finding', against: 'bo', finding: 'cheating' },
      { allowed: true, after: { players: { bo: { status: 'disqualified' } } } },
    ],
    [
      'somebody checks in with two Factions',
      { kind: 'check-in', player: { name: 'Kim', faction: ['guild', 'gremlins'] } },
      no('GG18-CHECKIN-02'),
    ],
    ['an app tracks a Condition', { kind: 'track', methods: [{ condition: 'slow', by: 'app' }] }, no('GG18-TRACK-04')],
    ['somebody looks through a discard pile', { kind: 'see', what: 'discard-below' }, no('GG18-INFO-04')],
    [
      'somebody looks at the top of a discard pile',
      { kind: 'see', what: 'discard-top' },
      { allowed: true, broken: [] },
    ],
  ])('%s', (_, action, answer) => {
    expect(act(action, { players })).toMatchObject(answer);
  });
});

test('a plan that leaves a Round open is none', () => {
  expect(ask('pool', { plan: [{ strategy: 'ours' }, { deployment: 'close' }] })).toEqual({
    legal: false,
    broken: ['GG18-SCEN-02', 'GG18-SCEN-04'],
    warnings: ['GG18-SCEN-05'],
  });
});

test('no Round after the fifth is in the rotation', () => {
  expect(ask('pool', { date: '2018-02-01', round: 6 })).toEqual({ strategy: null, deployment: null, paired: null });
});

test('an avatar may stand for an Emissary', () => {
  const ghost = { name: 'Carrion Emissary', emissary: true, factions: ['resurrectionists'] };
  const seamus = { name: 'Avatar Seamus', avatar: true, faction: 'resurrectionists' };
  const crews = (faction: string) => ({
    players: [{ id: 'ana', faction }],
    rosters: [{ player: 'ana', models: [{ ...ghost, factions: [faction], miniature: seamus }] }],
  });
  expect(ask('roster', crews('resurrectionists'))).toEqual({ legal: true, broken: [] });
  expect(ask('roster', crews('guild'))).toEqual({ legal: false, broken: ['GG18-PROXY-07'] });
});
