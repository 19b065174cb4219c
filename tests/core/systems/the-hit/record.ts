/** Battles as records, for tests: begun, told and played on at random by those who sit at the table. */
import { partsOf } from '../../../../core/encounter/ask-id.ts';
import { asksNow } from '../../../../core/systems/the-hit/game/interview.ts';
import { hashText } from '../../../../core/chance/bytes.ts';
import { linkOf, lotsSeal } from '../../../../core/chance/lots.ts';
import type { Stream } from '../../../../core/chance/stream.ts';
import type { EncounterCommand } from '../../../../core/encounter/commands.ts';
import { type EncounterRuleset, encounterRuleset } from '../../../../core/encounter/ruleset.ts';
import { type EncounterState, seenBy } from '../../../../core/encounter/state.ts';
import type { SideId } from '../../../../core/encounter/types.ts';
import type { EncounterEntry } from '../../../../core/encounter/entries.ts';
import type { Json } from '../../../../core/journal/json.ts';
import { type LiveRecord, act, beginRecord } from '../../../../core/journal/record.ts';
import type { Chance, Header, Viewer } from '../../../../core/journal/types.ts';
import { type Refusal, isRefusal } from '../../../../core/rules/refusal.ts';
import type { Battle } from '../../../../core/systems/the-hit/game/battle.ts';
import { theHit, BATTLE } from '../../../../core/systems/the-hit/game/game.ts';
import { randomValue } from './play.ts';

export const RULES: EncounterRuleset = encounterRuleset(theHit);
export type BattleRecord = LiveRecord<EncounterState, EncounterEntry>;

const SECRET = hashText('lots');

export function headerFor(gangs: number, setting: Json): Header {
  const sides = 'ABCDE'
    .split('')
    .slice(0, gangs)
    .map((id) => ({ id }));
  return {
    format: 'muster-record/1',
    id: 'battle',
    ruleset: 'encounter',
    system: 'the-hit',
    created: 1000,
    lots: lotsSeal(SECRET),
    options: { sides, setting },
  };
}

export function begun(gangs: number, setting: Json = { campaign: true }): BattleRecord {
  const record = beginRecord(RULES, headerFor(gangs, setting));
  if (isRefusal(record)) throw new Error(record.message);
  return record;
}

export function player(side: SideId): Viewer {
  return { role: 'player', entrant: side };
}

/** One command. `id` makes nonces, so that two records played alike are alike. */
export function commanded(
  record: BattleRecord,
  by: Viewer,
  body: EncounterCommand | { readonly type: 'undo'; readonly target: string },
): BattleRecord | Refusal {
  let nonces = 0;
  const place = record.entries.length;
  const chance: Chance = {
    nonce: () => hashText(`nonce ${place} ${(nonces += 1)}`),
    link: (number) => linkOf(SECRET, number),
  };
  const acted = act(RULES, record, { id: `c${place}`, at: 2000 + place, by, body }, chance);
  return isRefusal(acted) ? acted : acted.record;
}

export function tell(record: BattleRecord, side: SideId, ask: string, value: Json): BattleRecord | Refusal {
  return commanded(record, player(side), { type: 'tell', answers: [{ ask, value }] });
}

export function battleIn(record: BattleRecord): Battle {
  return BATTLE.stateOf(seenBy(record.state, 'all'));
}

/** Answers what has to be answered, at random where `said` has no word, dice by the record, until `until` holds. */
export function playedUntil(
  from: BattleRecord,
  dice: Stream,
  until: (battle: Battle) => boolean,
  said: Readonly<Record<string, Json>> = {},
): BattleRecord {
  let record = from;
  for (let tries = 0; !until(battleIn(record)); tries += 1) {
    if (tries > 2000) throw new Error('no end');
    const battle = battleIn(record);
    const ask = asksNow(battle).find(({ optional }) => !optional);
    if (!ask) throw new Error(`nothing is asked in ${battle.step}`);
    const side = ask.of === 'any' ? 'A' : ask.of;
    const known = said[ask.id] ?? said[partsOf(ask.id).name];
    const answer = known ?? randomValue(battle, ask, dice);
    const next =
      ask.kind.type === 'draw' && known === undefined
        ? commanded(record, player(side), { type: 'draw', ask: ask.id })
        : tell(record, side, ask.id, answer);
    if (!isRefusal(next)) record = next;
    else if (known !== undefined) throw new Error(`${ask.id}: ${next.message}`);
  }
  return record;
}
