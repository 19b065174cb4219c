import { describe, expect, test } from 'vitest';
import { hashText } from '../../../chance/bytes.ts';
import { act, beginRecord } from '../../../journal/record.ts';
import { type Header, type Viewer, isRefusal } from '../../../journal/types.ts';
import { battleIn, begun, playedUntil } from '../testing/record.ts';
import { seeded } from '../testing/play.ts';
import { reportOf } from '../game/report.ts';
import { type Ledger, gangOf, meetings } from './ledger.ts';
import { type CampaignCommand, campaignRuleset } from './ruleset.ts';
import { seatTables, tableSizes } from './tables.ts';

const header: Header = {
  format: 'muster-record/1',
  id: 'campaign',
  ruleset: 'the-hit-campaign',
  system: 'the-hit',
  created: 1000,
  lots: hashText('lots'),
  options: {},
};
const arbitrator: Viewer = { role: 'organiser' };
const chance = { nonce: () => hashText('nonce'), link: () => null };

function begunCampaign() {
  const record = beginRecord(campaignRuleset, header);
  if (isRefusal(record)) throw new Error(record.message);
  return record;
}

type CampaignRecord = ReturnType<typeof begunCampaign>;

function tried(record: CampaignRecord, body: CampaignCommand | { type: 'undo'; target: string }, by = arbitrator) {
  const acted = act(campaignRuleset, record, { id: `c${record.entries.length}`, at: 2000, by, body }, chance);
  return isRefusal(acted) ? acted : acted.record;
}

function done(record: CampaignRecord, body: CampaignCommand | { type: 'undo'; target: string }): CampaignRecord {
  const next = tried(record, body);
  if (isRefusal(next)) throw new Error(next.message);
  return next;
}

const join = (gang: string, reputation = 1): CampaignCommand => ({
  type: 'join',
  gang,
  sheet: { name: gang, fighters: [{ name: `${gang} boss` }, { name: `${gang} ganger` }] },
  reputation,
});
const report = (gang: string, side: 'A' | 'B', reputation: number, standing: 'win' | 'loss') => ({
  gang,
  side,
  vp: 2,
  standing,
  reputation,
  names: { x1: `${gang} boss` },
  experience: { x1: 3 },
  injured: [],
  captured: [],
});
const battle: CampaignCommand = {
  type: 'enter-battle',
  battle: 'one',
  gangs: [report('irons', 'A', 3, 'win'), report('bells', 'B', -4, 'loss')],
};

describe('a campaign', () => {
  const met = done(done(done(begunCampaign(), join('irons', 5)), join('bells', 2)), battle);
  const gang = ({ state }: { state: Ledger }, id: string) => gangOf(state, id);

  test('adds up what battles bring, and never below the least Reputation', () => {
    expect(gang(met, 'irons')).toMatchObject({ reputation: 8, wins: 1, vp: 2, experience: { 'irons-1': 3 } });
    expect(gang(met, 'bells')).toMatchObject({ reputation: 1, losses: 1 });
    expect(meetings(met.state, 'bells', 'irons')).toBe(1);
    const paid = done(met, {
      type: 'adjust',
      gang: 'irons',
      fighter: 'irons-1',
      away: 'in recovery',
      reason: 'injured',
    });
    expect(gang(paid, 'irons')?.sheet.fighters[0]).toMatchObject({ away: 'in recovery' });
    expect(campaignRuleset.shared(paid.state).table).toMatchObject([{ id: 'irons' }, { id: 'bells' }]);
  });

  test('takes the last thing back, and refuses what cannot be', () => {
    const undone = done(met, { type: 'undo', target: 'c2' });
    expect(gang(undone, 'irons')).toMatchObject({ reputation: 5, wins: 0, experience: {} });
    expect(tried(met, battle)).toMatchObject({ code: 'known-battle' });
    expect(tried(met, join('irons'))).toMatchObject({ code: 'known-gang' });
    expect(tried(met, { ...battle, battle: 'two', gangs: [report('irons', 'A', 1, 'win')] })).toMatchObject({
      refused: ['HIT-SETUP-01'],
    });
    expect(tried(met, { ...battle, battle: 'two', gangs: [report('crows', 'A', 1, 'win')] })).toMatchObject({
      code: 'unknown-gang',
    });
    const alien = { ...report('irons', 'A', 1, 'win'), names: { x1: 'Nobody' } };
    expect(tried(met, { ...battle, battle: 'two', gangs: [alien, report('bells', 'B', 1, 'loss')] })).toMatchObject({
      code: 'unknown-fighter',
    });
    expect(tried(met, join('crows'), { role: 'player', entrant: 'x' })).toMatchObject({ code: 'not-allowed' });
  });

  test('is told of a battle by the battle', () => {
    const fresh = begun(3);
    expect(reportOf(battleIn(fresh))).toBeNull();
    const end = battleIn(playedUntil(fresh, seeded(3), ({ step }) => step === 'post-battle'));
    const told = reportOf(end) ?? [];
    expect(told.map(({ side }) => side)).toEqual(['A', 'B', 'C']);
    expect(told.every(({ reputation, experience }) => reputation >= 1 && Object.keys(experience).length > 0)).toBe(
      true,
    );
  });
});

describe('tables', () => {
  test('are of two to four, as near to what is wanted as it works out', () => {
    expect(tableSizes(12, 4)).toEqual([4, 4, 4]);
    expect(tableSizes(7, 3)).toEqual([4, 3]);
    expect(tableSizes(5, 4)).toEqual([3, 2]);
    expect(tableSizes(3, 2)).toEqual([3]);
    expect(tableSizes(1, 2)).toEqual([]);
    for (let gangs = 2; gangs < 40; gangs += 1) {
      for (const at of [2, 3, 4]) {
        const sizes = tableSizes(gangs, at);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(gangs);
        expect(sizes.every((size) => size >= 2 && size <= 4)).toBe(true);
      }
    }
  });

  test('mix opponents: nobody meets again while that can be', () => {
    const gangs = 'abcdefghi'.split('');
    const first = seatTables(gangs, 3, () => 0);
    expect(first.tables).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
      ['g', 'h', 'i'],
    ]);
    const met = (a: string, b: string) =>
      first.tables.some((table) => table.includes(a) && table.includes(b)) ? 1 : 0;
    expect(seatTables(gangs, 3, met)).toMatchObject({ again: 0, proved: true });
    expect(seatTables(['a', 'b', 'c', 'd'], 4, () => 1)).toMatchObject({ again: 6, proved: true });
  });
});
