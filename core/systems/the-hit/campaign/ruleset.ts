/** A campaign as a record: gangs join, battles are entered, corrections have a reason; the last thing can be taken back. */
import { type Refusal, type Ruleset, type Viewer, isRefusal, refuse } from '../../../journal/types.ts';
import type { Json } from '../../../journal/json.ts';
import { type GangSheet, readGang } from '../game/sheet.ts';
import {
  type Adjusted,
  type BattleEntered,
  EMPTY,
  type Ledger,
  adjusted,
  fought,
  gangOf,
  joined,
  ranked,
} from './ledger.ts';

export type CampaignCommand =
  | { readonly type: 'join'; readonly gang: string; readonly sheet: Json; readonly reputation: number }
  | ({ readonly type: 'enter-battle' } & BattleEntered)
  | ({ readonly type: 'adjust' } & Adjusted);

export type CampaignEntry =
  | { readonly type: 'joined'; readonly gang: string; readonly sheet: GangSheet; readonly reputation: number }
  | ({ readonly type: 'battle-entered' } & BattleEntered)
  | ({ readonly type: 'adjusted' } & Adjusted);

export const campaignRuleset: Ruleset<Ledger, CampaignCommand, CampaignEntry> = {
  name: 'the-hit-campaign',
  version: 1,
  begin: () => EMPTY,
  decide: (ledger, { body, by }) => (mayKeep(by) ? decided(ledger, body) : notAllowed()),
  evolve: (ledger, entries) => entries.reduce((now, { body }) => after(now, body), ledger),
  shared: (ledger) => ({ table: ranked(ledger), battles: ledger.battles }),
  own: () => ({}),
  explain: () => refuse('nothing-to-explain', 'Every battle says itself what it brought.'),
  due: () => [],
  touches: () => ['ledger'],
  lasting: () => null,
  published: (_header, entries) => entries,
  upcasts: {},
};

function after(ledger: Ledger, body: CampaignEntry): Ledger {
  switch (body.type) {
    case 'joined':
      return joined(ledger, body.gang, body.sheet, body.reputation);
    case 'battle-entered':
      return fought(ledger, body);
    case 'adjusted':
      return adjusted(ledger, body);
  }
}

function mayKeep({ role }: Viewer): boolean {
  return role === 'organiser' || role === 'scorekeeper';
}

function notAllowed(): Refusal {
  return refuse('not-allowed', 'The arbitrator keeps the campaign.');
}

function decided(ledger: Ledger, body: CampaignCommand): readonly CampaignEntry[] | Refusal {
  switch (body.type) {
    case 'join': {
      const { gang, reputation } = body;
      if (gangOf(ledger, gang)) return refuse('known-gang', `${gang} has joined already.`);
      const sheet = readGang(body.sheet, `${gang}-`);
      if (isRefusal(sheet)) return sheet;
      const others = ledger.gangs.flatMap((one) => one.sheet.fighters);
      const twice = sheet.fighters.find(({ id, name }) => others.some((one) => one.id === id || one.name === name));
      if (twice) return refuse('bad-gang', `Another gang has a fighter called ${twice.name}.`, 'HIT-CREW-03');
      return [{ type: 'joined', gang, sheet, reputation }];
    }
    case 'enter-battle': {
      const { battle, gangs } = body;
      if (ledger.battles.some((one) => one.battle === battle)) {
        return refuse('known-battle', `The battle ${battle} is entered already.`);
      }
      const stranger = gangs.find(({ gang }) => !gangOf(ledger, gang));
      if (stranger) return unknownGang(stranger.gang);
      if (new Set(gangs.map(({ gang }) => gang)).size !== gangs.length || gangs.length < 2) {
        return refuse('bad-battle', 'A battle is of two to four gangs, each once.', 'HIT-SETUP-01');
      }
      const known: BattleEntered['gangs'][number][] = [];
      for (const report of gangs) {
        const own = inCampaign(ledger, report);
        if (isRefusal(own)) return own;
        known.push(own);
      }
      return [{ type: 'battle-entered', battle, gangs: known }];
    }
    case 'adjust': {
      const gang = gangOf(ledger, body.gang);
      if (!gang) return unknownGang(body.gang);
      const known = body.fighter === undefined || gang.sheet.fighters.some(({ id }) => id === body.fighter);
      if (!known) return refuse('unknown-fighter', `${gang.sheet.name} has no such fighter.`);
      return [{ ...body, type: 'adjusted' }];
    }
  }
}

/** The report with the campaign's ids: at the table a fighter may have had another, and was called the same. */
function inCampaign(ledger: Ledger, report: BattleEntered['gangs'][number]): BattleEntered['gangs'][number] | Refusal {
  const fighters = gangOf(ledger, report.gang)?.sheet.fighters ?? [];
  const idOf = (id: string) => fighters.find((one) => one.id === id || one.name === report.names[id])?.id;
  const stranger = Object.keys(report.experience).find((id) => idOf(id) === undefined);
  if (stranger !== undefined) {
    const name = report.names[stranger] ?? stranger;
    return refuse('unknown-fighter', `${report.gang} has no fighter called ${name} in this campaign.`, 'HIT-CREW-03');
  }
  const renamed = (ids: readonly string[]) => ids.flatMap((id) => idOf(id) ?? []);
  const experience = Object.entries(report.experience).map(([id, points]) => [idOf(id) ?? id, points] as const);
  return {
    ...report,
    names: {},
    experience: Object.fromEntries(experience),
    injured: renamed(report.injured),
    captured: renamed(report.captured),
  };
}

function unknownGang(gang: string): Refusal {
  return refuse('unknown-gang', `There is no gang “${gang}” in this campaign.`);
}
