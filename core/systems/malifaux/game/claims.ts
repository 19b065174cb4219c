/**
 * What a side may claim of a Scheme now. The record says who is in play, who fell by whom and what was scored; what
 * somebody claims beside, as where things stand, is taken as said. What pays then is what `play/claim.ts` says.
 */
import { kept } from '../../../event/kept.ts';
import type { SideId } from '../../../encounter/types.ts';
import { type Claim, boundsOf, claim } from '../rules/claim.ts';
import { type Kill, NOTHING_HAPPENED } from '../rules/happened.ts';
import { matching } from '../rules/matching.ts';
import { type FactAsk, type FactBounds, type Look, type SchemeFacts, lookAt, mostFacts } from '../rules/scheme.ts';
import type { PlayTable } from '../rules/table.ts';
import { killsOn, placelessTable, wholeCrews } from './crews.ts';
import { groundOf } from './ground.ts';
import { type GameState, type Paying, schemeLimitsOf, situationOf } from './state.ts';

/**
 * What the record knows of the table: nothing has a place. Of a team with a Crew on paper it knows nobody. Many claims are
 * tried on one record.
 */
export const recordTable = kept(({ edition, setting, models, out }: GameState): PlayTable => {
  const whole = wholeCrews(models, edition.crews(setting.options));
  return placelessTable(
    setting.deployment,
    models.filter(({ side }) => whole.some((one) => one === side)),
    out,
  );
});

/** As one side sees the record, for a Strategy. */
export function recordLook(state: GameState, side: string): Look {
  const table = recordTable(state);
  const happened = { ...NOTHING_HAPPENED, kills: killsOn(table, state.fallen) };
  const { turn } = state;
  return lookAt({ table, ground: groundOf(state) }, side, { notes: {}, happened, turn, revealed: false, spent: [] });
}

/**
 * What happened, as a part of a Scheme is judged: for one that pays on a kill each kill of this Turn in its own moment, the
 * last one first.
 */
export function looksOn(state: GameState, { pick, part }: Paying, table: PlayTable): readonly Look[] {
  const { turn, fallen, schemes } = state;
  const { side, notes, scheme } = pick;
  const { revealed = false, fallenBefore } = schemes[`${side}:${scheme}`] ?? {};
  const kills = killsOn(table, fallen, fallenBefore);
  const spent = spentBy(state, side);
  const look = (happened: readonly Kill[]): Look =>
    lookAt({ table, ground: groundOf(state) }, side, {
      notes,
      happened: { ...NOTHING_HAPPENED, kills: happened },
      turn,
      revealed,
      spent,
    });
  if (!part.moments.includes('kill')) return [look(kills)];
  const moments = kills.flatMap((kill, place) => (kill.turn === turn ? [look(kills.slice(0, place + 1))] : []));
  return moments.length === 0 ? [look([])] : moments.toReversed();
}

/** The models whose deaths can pay no more under a Scheme of this side. */
function spentBy({ deaths }: GameState, side: SideId): readonly string[] {
  const paid = deaths.filter((death) => death.side === side).map(({ victims }) => victims);
  return [...new Set(paid.flat())].filter((id) => !canAllPay([...paid, [id]]));
}

/** Whether each can have a death of its own. */
function canAllPay(paid: readonly (readonly string[])[]): boolean {
  const places = paid.map((victims) => ({ victims }));
  return matching(places, [...new Set(paid.flat())], ({ victims }, id) => victims.includes(id)) === paid.length;
}

/** What a claim comes to: in the moment that suits it best. */
export function claimNow(state: GameState, paying: Paying, facts: SchemeFacts): Claim {
  return claimOn(state, paying, looksNow(state, paying), facts);
}

function looksNow(state: GameState, paying: Paying): readonly Look[] {
  return looksOn(state, paying, recordTable(state));
}

/** The same, where many claims are tried on what the record has. */
function claimOn(state: GameState, paying: Paying, looks: readonly Look[], facts: SchemeFacts): Claim {
  const so = situationOf(state, paying.pick.side, paying.scheme);
  const law = schemeLimitsOf(state);
  const [first, ...others] = looks.map((look) => claim(law, paying.part, look, so, facts));
  if (!first) throw new Error('there is always a moment');
  return [first, ...others].find(({ against }) => against === null) ?? first;
}

export function pays({ score, against }: Claim): boolean {
  return against === null && (score.vp > 0 || score.places > 0);
}

/** The most that the record lets be so of each fact, where all is claimed. */
export function limitsOf(state: GameState, paying: Paying): FactBounds {
  const { part, pick, scheme } = paying;
  const [look] = looksNow(state, paying);
  return look ? boundsOf(part, look, situationOf(state, pick.side, scheme), mostFacts(part)) : {};
}

/** The least claim that pays; undefined where none can. */
export function leastClaim(state: GameState, paying: Paying): SchemeFacts | undefined {
  const looks = looksNow(state, paying);
  for (const facts of claimsOf(paying.part.asks)) {
    const known = knownOn(state, paying, looks, facts);
    const found = claimOn(state, paying, looks, known);
    if (pays(found)) return trimmed(state, paying, looks, { claim: known, vp: found.score.vp });
  }
  return undefined;
}

interface Worth {
  readonly claim: SchemeFacts;
  readonly vp: number;
}

/** The claim without what it is worth as much without: of two own corners where one counts, one. */
function trimmed(state: GameState, paying: Paying, looks: readonly Look[], { claim: whole, vp }: Worth): SchemeFacts {
  return paying.part.asks.reduce<SchemeFacts>((claim, { id, kind }) => {
    if (kind === 'flag') return claim;
    for (let figure = 0; figure < Number(claim[id] ?? 0); figure += 1) {
      const less = knownOn(state, paying, looks, { ...claim, [id]: figure });
      const found = claimOn(state, paying, looks, less);
      if (pays(found) && found.score.vp === vp) return less;
    }
    return claim;
  }, whole);
}

/** The same facts as far as the record lets them be so, in the moment that suits them best. */
export function asKnown(state: GameState, paying: Paying, facts: SchemeFacts): SchemeFacts {
  return knownOn(state, paying, looksNow(state, paying), facts);
}

function knownOn(state: GameState, paying: Paying, looks: readonly Look[], facts: SchemeFacts): SchemeFacts {
  const { part, pick, scheme } = paying;
  const so = situationOf(state, pick.side, scheme);
  const known = looks.map((look) => {
    const bounds = boundsOf(part, look, so, facts);
    return part.asks.map(({ id, kind }) => {
      const { least = 0, most = Infinity } = bounds[id] ?? {};
      const fact = Math.min(most, Math.max(least, Number(facts[id] ?? 0)));
      return [id, kind === 'flag' ? fact > 0 : fact] as const;
    });
  });
  const all = known.map((one) => Object.fromEntries(one));
  return all.find((one) => pays(claimOn(state, paying, looks, one))) ?? all[0] ?? facts;
}

/** Those of the facts that nothing tells, in the moment that suits them best: whoever scores with them says that they are so. */
export function claimedOf(state: GameState, paying: Paying, facts: SchemeFacts): readonly string[] {
  const { part, pick, scheme } = paying;
  const so = situationOf(state, pick.side, scheme);
  const claimed = looksNow(state, paying).map((look) => {
    const bounds = boundsOf(part, look, so, facts);
    return part.asks.flatMap(({ id }) => (Number(facts[id] ?? 0) > (bounds[id]?.least ?? 0) ? [id] : []));
  });
  const [fewest = []] = claimed.toSorted((a, b) => a.length - b.length);
  return fewest;
}

/** What of the record keeps a part from paying, whatever is claimed; null where it may pay. */
export function againstAll(state: GameState, paying: Paying): string | null {
  const found = claimNow(state, paying, mostFacts(paying.part));
  if (pays(found)) return null;
  const { against, score } = found;
  return against?.why ?? score.bar;
}

/** The facts, where the record alone tells them all. */
export function knownFacts(state: GameState, paying: Paying): SchemeFacts | undefined {
  const { part, pick, scheme } = paying;
  const so = situationOf(state, pick.side, scheme);
  const facts = asKnown(state, paying, {});
  const isExact = looksOn(state, paying, recordTable(state)).every((look) => {
    const bounds = boundsOf(part, look, so, facts);
    return part.asks.every(({ id, kind }) => {
      const { least = 0, most = kind === 'flag' ? 1 : Infinity } = bounds[id] ?? {};
      return least === most;
    });
  });
  return isExact ? facts : undefined;
}

const MOST_CLAIMED = 5;

/** Everything that can be claimed: few things before many, small figures before large ones. */
function claimsOf(asks: readonly FactAsk[]): readonly SchemeFacts[] {
  const flags = asks.filter(({ kind }) => kind === 'flag').map(({ id }) => id);
  const sets = flags.reduce<readonly (readonly string[])[]>(
    (known, id) => [...known, ...known.map((set) => [...set, id])],
    [[]],
  );
  const figures = asks.length === flags.length ? [0] : Array.from({ length: MOST_CLAIMED }, (_, less) => less + 1);
  return [...sets]
    .sort((a, b) => a.length - b.length)
    .flatMap((held) =>
      figures.map((figure) =>
        Object.fromEntries(asks.map(({ id, kind }) => [id, kind === 'flag' ? held.includes(id) : figure])),
      ),
    );
}
