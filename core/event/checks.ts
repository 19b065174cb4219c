/**
 * The gates of an event that every pack has: results that are still out, a pack that is not published, a rule changed
 * too late, a document too new. Each says why not, with the pack's own rules, or null.
 */
import { cite } from '../rules/cite.ts';
import { type Refusal, isRefusal, refuse } from '../rules/refusal.ts';
import { sameJson } from '../journal/json.ts';
import type { History, HistoryGame, PackConduct, PackOptions, PackResults, PackRoster } from './pack.ts';
import type { RuleReason } from './reasons.ts';
import type { OptionValues } from './types.ts';

/** What the gates ask of a pack. */
interface Cites {
  readonly conduct: Pick<PackConduct, 'cites'>;
}

interface Scores {
  readonly results: Pick<PackResults, 'score'>;
}

interface Options {
  readonly options: Pick<PackOptions, 'specs'>;
}

/** A refusal for one of the reasons of `core/event`, citing the rules that the pack puts behind it. */
export function refuseFor(pack: Cites, reason: RuleReason, message: string): Refusal {
  return refuse(reason, message, ...cite(...(pack.conduct.cites[reason] ?? [])));
}

/** Whether a game still waits: for its result, or for somebody's word on an agreed one. */
export function isOpen(pack: Scores, game: HistoryGame, options: OptionValues): boolean {
  const { result, seats } = game;
  if (result === null) return true;
  const waits = result.kind === 'agreed' || result.kind === 'concession';
  return waits && isRefusal(pack.results.score({ seats, result }, options));
}

/**
 * Whether results are missing: in the last round, for closing it (`round-open`), or anywhere, for pairing the next
 * (`results-missing`).
 */
export function openResults(
  pack: Scores & Cites,
  event: Pick<History, 'options' | 'rounds'>,
  reason: 'results-missing' | 'round-open',
): Refusal | null {
  const rounds = reason === 'round-open' ? event.rounds.slice(-1) : event.rounds;
  const open = rounds.flatMap(({ games }) => games.filter((game) => isOpen(pack, game, event.options))).length;
  if (open === 0) return null;
  return refuseFor(pack, reason, open === 1 ? 'One result is still missing.' : `${open} results are still missing.`);
}

/** What was shown to the players before the event. */
export interface PublishedPack {
  readonly options: OptionValues;
  readonly houseRules?: number;
}

/** What is in use, and what of it was published. */
export interface InUse {
  readonly options: OptionValues;
  readonly published: PublishedPack | null;
  readonly houseRules?: readonly unknown[];
}

/** What counts and was never published as it is now: options by their labels, and whether a house rule is new. */
export function unpublished(pack: Options, event: InUse): { changed: readonly string[]; added: boolean } {
  return {
    changed: unpublishedOptions(pack, event.options, event.published?.options ?? {}),
    added: (event.houseRules?.length ?? 0) > (event.published?.houseRules ?? 0),
  };
}

/** Whether everything in use was published, and everything that the pack needs settled is settled. */
export function notPublished(
  pack: { readonly options: Pick<PackOptions, 'specs' | 'configure'> } & Cites,
  event: InUse,
): Refusal | null {
  const { changed, added } = unpublished(pack, event);
  const configured = pack.options.configure(event.options);
  const missing = isRefusal(configured) ? [] : (configured.missing ?? []);
  if (changed.length === 0 && !added && missing.length === 0) return null;
  const parts = [
    ...(changed.length > 0 ? [`Publish the pack first; not published as it is now: ${changed.join(', ')}.`] : []),
    ...(added ? ['Publish the pack first: a house rule is new.'] : []),
    ...missing.map(({ text }) => text),
  ];
  const rules = [
    ...(changed.length > 0 || added ? cite(...(pack.conduct.cites['not-published'] ?? [])) : []),
    ...missing.flatMap((notice) => notice.rules),
  ];
  return refuse('not-published', parts.join(' '), ...rules);
}

/** The labels of the options whose value in use is not the published one; of a list, every item must have been. */
function unpublishedOptions(pack: Options, inUse: OptionValues, published: OptionValues): string[] {
  const differs = (id: string, kind: string, standard: unknown): boolean => {
    const [now, then] = [inUse[id] ?? standard, published[id] ?? standard];
    if (kind === 'many' && Array.isArray(now) && Array.isArray(then)) return now.some((item) => !then.includes(item));
    return !sameJson(now, then);
  };
  return pack.options.specs
    .filter(({ id, kind, default: standard }) => differs(id, kind, standard))
    .map(({ label }) => label);
}

/** Whether a rule may still be changed: written down for everybody (`announced`) and before round 1 is published. */
export function changedTooLate(
  pack: Cites,
  change: { readonly round: number; readonly announced: boolean },
): Refusal | null {
  if (change.round === 0 && change.announced) return null;
  const message =
    change.round === 0
      ? 'Write the change down where the players can read it before the event starts.'
      : 'The first round is published. The rules of the event can no longer change.';
  return refuseFor(pack, 'changed-after-start', message);
}

/** Whether a rules document is old enough for an event: both dates as `YYYY-MM-DD`. */
export function documentTooNew(
  pack: { readonly roster: Pick<PackRoster, 'lastDocumentDay'> } & Cites,
  document: { readonly title: string; readonly released: string },
  eventDate: string,
): Refusal | null {
  const last = pack.roster.lastDocumentDay(eventDate);
  if (last === null || document.released <= last) return null;
  const message = `“${document.title}” came out too late: for an event on ${eventDate} it counts until ${last}.`;
  return refuseFor(pack, 'document-too-new', message);
}

/** How many rounds are planned: the organiser's number, else what the pack suggested for the attendance at the start. */
export function roundsChosen(chosen: number | null, suggested: number | null): number | null {
  return chosen ?? suggested;
}
