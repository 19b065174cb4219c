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
  evolve: (ledger, { body }) => {
    switch (body.type) {
      case 'joined':
        return joined(ledger, body.gang, body.sheet, body.reputation);
      case 'battle-entered':
        return fought(ledger, body);
      case 'adjusted':
        return adjusted(ledger, body);
    }
  },
  shared: (ledger) => ({ table: ranked(ledger), battles: ledger.battles }),
  own: () => ({}),
  explain: () => refuse('nothing-to-explain', 'Every battle says itself what it brought.'),
  due: () => [],
  touches: () => ['ledger'],
  lasting: () => null,
  upcasts: {},
};

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
      return [{ type: 'battle-entered', battle, gangs }];
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

function unknownGang(gang: string): Refusal {
  return refuse('unknown-gang', `There is no gang “${gang}” in this campaign.`);
}
