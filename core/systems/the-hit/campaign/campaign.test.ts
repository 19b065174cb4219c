import { describe, expect, test } from 'vitest';
import { hashText } from '../../../chance/bytes.ts';
import { act, beginRecord } from '../../../journal/record.ts';
import { type Header, type Viewer, isRefusal } from '../../../journal/types.ts';
import { battleIn, begun, playedUntil } from '../../../../tests/core/systems/the-hit/record.ts';
import { seeded } from '../../../../tests/core/systems/the-hit/play.ts';
import type { SideId } from '../../../encounter/types.ts';
import type { Battle } from '../game/battle.ts';
import { gangAfter, reportOf } from '../game/report.ts';
import type { FighterSheet } from '../game/sheet.ts';
import { type Ledger, gangOf, meetings } from './ledger.ts';
import { type CampaignCommand, campaignRuleset } from './ruleset.ts';

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

    const [report] = told;
    const [first, ...others] = (report && end.sheets[report.side]?.fighters) ?? [];
    if (!report || !first) throw new Error('a gang has fighters');
    const out = { ...report, injured: [first.id] };
    const after = gangAfter({ ...end, sheets: { [report.side]: withReputation(end, report.side, 1) } }, out);
    expect(after?.reputation).toBe(Math.max(1, 1 + report.reputation));
    const earned = (id: string) => report.experience[id] ?? 0;
    const grown = ({ id, experience }: FighterSheet) => ({ experience: experience + earned(id), gained: earned(id) });
    expect(after?.fighters).toEqual([
      { ...first, ...grown(first), away: 'Out of Action last battle' },
      ...others.map((one) => ({ ...one, ...grown(one) })),
    ]);
  });
});

function withReputation({ sheets }: Battle, side: SideId, reputation: number) {
  const sheet = sheets[side];
  if (!sheet) throw new Error('it has a sheet');
  return { ...sheet, reputation };
}
