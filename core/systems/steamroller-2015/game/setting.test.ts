import { expect, test } from 'vitest';
import { isRefusal } from '../../../rules/refusal.ts';
import { beginSetting, settingOfEvent } from './setting.ts';
import { LISTS, Table } from '../../../../tests/core/systems/steamroller-2015/game/table.ts';
import { steamrollerGame } from './game.ts';

test('a game of an event brings the lists that were handed in, and those played so far (SR15-VAR-LIST-01)', () => {
  const side = (id: 'A' | 'B', details: Record<string, string>) => ({
    id,
    faction: 'Khador',
    details,
    lines: [{ list: 'list2', controlPoints: 5 }, {}],
    factions: [],
    earlier: [],
  });
  const given = settingOfEvent({
    options: { pointSize: '50', variants: ['lists-required'], listsRequired: 2 },
    scenario: { scenario: 'recon' },
    round: 3,
    sides: [side('A', { list1: LISTS.A, list2: 'on paper' }), side('B', {})],
    plannedRounds: 4,
    attacker: null,
    date: null,
    layout: null,
  });
  expect(beginSetting(given)).toMatchObject({
    scenario: 'recon',
    plannedRounds: 4,
    options: { listsRequired: 2 },
    sides: {
      A: {
        lists: [
          { id: 'list1', text: LISTS.A },
          { id: 'list2', text: 'on paper' },
        ],
        played: ['list2', ''],
      },
      B: {
        lists: [
          { id: 'list1', text: '' },
          { id: 'list2', text: '' },
        ],
      },
    },
  });
});

test('a game that nobody could play is refused', () => {
  expect(isRefusal(beginSetting({ scenario: 'tea' }))).toBe(true);
  expect(beginSetting({ options: { variants: ['death-clock', 'hardcore'] } })).toMatchObject({
    refused: ['SR15-VAR-GEN-02'],
  });
  expect(isRefusal(beginSetting([]))).toBe(true);
});

test('a game that is played again proposes what was played by', () => {
  const sides = [{ id: 'A' }, { id: 'B' }] as const;
  const proposed = (before: Table) => {
    const setting = steamrollerGame.begin(
      steamrollerGame.atHome?.(steamrollerGame.again?.(before.seen()) ?? {}) ?? {},
      sides,
    );
    if (isRefusal(setting)) throw new Error(setting.message);
    const begun = { setting, sides, answers: [], as: 'all', begun: 0 } as const;
    return steamrollerGame.play(setting).asks(begun)[0]?.suggested;
  };
  const house = { points: '35', variants: ['mangled-metal'] };
  const table = new Table({ scenario: '' });
  expect(proposed(table)).toEqual({ points: '50', variants: [] });
  expect(proposed(table.tell('A', ['house', house]))).toEqual(house);
});
