/** The one thing that the desk should do now: a sentence, what the button says, and what it does. */
import type { EventCommand } from '../../core/event/commands.ts';
import type { DeskPart, DeskStep, EventPart, StaffEntrant } from '../../core/event/views.ts';
import { tell } from '../text/work.ts';
import { type RoundWishes, askedBy } from './round/wishes.ts';

export interface Next {
  readonly sentence: string;
  readonly button: string;
  /** What the button sends; null where it only leads somewhere. */
  readonly command: EventCommand | null;
  readonly said: string;
  /** The tab that it leads to. */
  readonly tab: string;
  /** What is asked once before it is sent. */
  readonly sure?: { readonly sentence: string; readonly button: string };
}

export interface Unready {
  readonly name: string;
  /** What is wrong first; null: no list is there. */
  readonly why: string | null;
}

export interface Facts {
  readonly event: EventPart;
  readonly part: DeskPart;
  /** Registered and not here yet. */
  readonly away: number;
  /** Whose list is missing or not as it should be, where lists are handed in: by name, with what it is. */
  readonly unready: readonly Unready[];
  readonly wishes: RoundWishes;
}

type Make = (facts: Facts) => Next;

function leads(tab: string, sentence: string, button: string): Next {
  return { sentence, button, command: null, said: '', tab };
}

const MAKES: Readonly<Record<DeskStep, Make>> = {
  'add-entrants': () => leads('players', tell('next.addEntrants'), tell('next.addEntrants.button')),
  'publish-pack': ({ part: { outdated } }) => ({
    sentence: tell(outdated ? 'next.publishAgain' : 'next.publishPack'),
    button: tell(outdated ? 'next.publishAgain.button' : 'next.publishPack.button'),
    command: { type: 'publish-pack' },
    said: tell('did.publishPack'),
    tab: 'players',
  }),
  'check-in': () => leads('players', tell('next.checkIn'), tell('next.checkIn.button')),
  'start-event': startEvent,
  'draft-round': ({ event, wishes }) => ({
    sentence: tell('next.draftRound', { round: event.round + 1 }),
    button: tell('next.draftRound.button', { round: event.round + 1 }),
    command: { type: 'draft-round', ...askedBy(wishes.round === event.round + 1 ? wishes.wishes : []) },
    said: tell('did.draftRound', { round: event.round + 1 }),
    tab: 'round',
  }),
  'publish-round': publishRound,
  'start-clock': ({ event: { round } }) => ({
    sentence: tell('next.startClock', { round }),
    button: tell('next.startClock.button'),
    command: { type: 'start-clock' },
    said: tell('did.startClock', { round }),
    tab: 'results',
  }),
  'collect-results': ({ part }) => {
    const sentence =
      part.differing.length > 0
        ? tell('next.differing', { count: part.differing.length })
        : tell('next.collect', { count: part.openGames.length });
    return leads('results', sentence, tell('next.collect.button'));
  },
  'close-round': ({ event: { round } }) => ({
    sentence: tell('next.closeRound', { round }),
    button: tell('next.closeRound.button', { round }),
    command: { type: 'close-round' },
    said: tell('did.closeRound', { round }),
    tab: 'results',
  }),
  'end-event': ({ event: { decided } }) => ({
    sentence: decided ? tell('next.endDecided', { why: decided.why ?? '' }) : tell('next.endEvent'),
    button: tell('next.endEvent.button'),
    command: { type: 'end-event' },
    said: tell('did.endEvent'),
    tab: 'standings',
  }),
  over: ({ event: { standingsHidden } }) =>
    standingsHidden
      ? leads('awards', tell('next.prizeGiving'), tell('next.prizeGiving.button'))
      : leads('event', tell('next.over'), tell('next.over.button')),
};

function startEvent({ event, part, away, unready }: Facts): Next {
  const rounds = event.rounds ?? part.suggestedRounds;
  const sentence = [
    tell('next.startEvent', { count: event.attendance }),
    away > 0 ? tell('next.startEvent.away', { count: away }) : '',
    rounds === null
      ? tell('next.startEvent.noRounds')
      : tell(part.untilLeader && rounds > 1 ? 'next.startEvent.most' : 'next.startEvent.rounds', { count: rounds }),
    tell('next.startEvent.stays'),
  ];
  return {
    sentence: sentence.filter((text) => text !== '').join(' '),
    button: tell('next.startEvent.button'),
    command: { type: 'start-event' },
    said: tell('did.startEvent'),
    tab: 'round',
    ...(unready.length === 0
      ? {}
      : {
          sure: {
            sentence: tell('next.startEvent.lists', { lists: unready.map(inWords).join('; ') }),
            button: tell('next.startEvent.anyway'),
          },
        }),
  };
}

const inWords = ({ name, why }: Unready): string => `${name}: ${why ?? tell('next.missing')}`;

/** What is wrong with somebody's lists; nothing where all there is to say is a remark. */
export function unreadyOf(name: string, given: boolean, lists: StaffEntrant['lists']): readonly Unready[] {
  if (!given) return [{ name, why: null }];
  const wrong = lists.flatMap((list) => list.wrong).find(({ allowed }) => allowed !== true);
  // The first sentence says it.
  return wrong === undefined ? [] : [{ name, why: (wrong.text.split('. ')[0] ?? '').replace(/\.$/, '') }];
}

function publishRound({ event, part }: Facts): Next {
  const round = event.round + 1;
  const approval = part.draft?.approval ?? [];
  return {
    sentence: tell(approval.length > 0 ? 'next.publishRound.approve' : 'next.publishRound', { round }),
    button: tell(approval.length > 0 ? 'next.publishRound.approveButton' : 'next.publishRound.button', { round }),
    command: { type: 'publish-round', ...(approval.length > 0 ? { approve: approval } : {}) },
    said: tell('did.publishRound', { round }),
    tab: 'round',
  };
}

export function nextOf(facts: Facts): Next {
  return MAKES[facts.part.next](facts);
}

/** Whether it is for this desk to take. A step has the name of what it asks; to collect results or look back, nothing is asked. */
export function mayTake(step: DeskStep, may: (type: EventCommand['type']) => boolean): boolean {
  return step === 'collect-results' || step === 'over' || may(step);
}
