/** What others want of whoever looks: it is told at the foot of the window until it was in sight, and moves nothing. */
import { useRef } from 'preact/hooks';
import type { Answer, SideId } from '../../core/encounter/types.ts';
import { headed, saidIn } from '../../core/encounter/words.ts';
import { sameJson } from '../../core/journal/json.ts';
import { useJudges, useNames, useTable } from './context.ts';
import { useUrgent } from './guides.tsx';
import { NEXT } from './in-sight.ts';
import { useNext } from './next.tsx';
import { useSaid } from './of-whom.ts';
import { langOf } from './said.ts';
import { ask } from '../text/encounter.ts';
import { useTurn } from './turn/turn-asks.ts';
import { askedOf } from './waiting.tsx';

export interface Call {
  readonly key: string;
  /** Where on the page it stands, as a CSS selector; empty where it is told here alone. */
  readonly where: string;
  readonly says: string;
  /** Anywhere in the window it is seen; else in the upper half of it. */
  readonly low?: true;
  /** Of what language it is, for whoever reads it out. */
  readonly lang: 'en' | undefined;
}

/** The latest last. */
export function useCalls(): readonly Call[] {
  const { store } = useTable();
  const nameOf = useNames();
  const said = useSaid();
  const urgent = useUrgent();
  const step = useStep();
  const judges = useJudges();
  const mine = store.part('mine')?.side;
  const { answers = [], takenBack = [], goingBack, refusedBack, corrected } = store.part('table') ?? {};
  const what = (number: number): string => {
    const one = answers.find((answer) => answer.number === number);
    return one === undefined ? '' : said(one.label, one.side);
  };
  const lang = langOf(urgent);
  const calls: Call[] = [
    ...step,
    ...(urgent === '' ? [] : [{ key: urgent, where: '.game-urgent', says: urgent, lang }]),
  ];
  for (const { number, objections, label, side } of answers)
    for (const { side: by } of objections)
      if (by !== mine)
        calls.push({
          key: `dispute ${number} ${by}`,
          where: '.game-disputes',
          says: `${headed(said(label, side))} ${ask(by === side ? 'correctsSo' : 'objectedSo', { name: nameOf(by) })}`,
          lang: langOf(label),
        });
  if (corrected && corrected.by !== mine && !(corrected.by === 'judge' && judges)) {
    const { answer, label, side, by, agreed, at, reason = '' } = corrected;
    const [now] = [...answers, ...takenBack].filter(({ number }) => number === answer);
    const counts = answers.some(({ number }) => number === answer);
    const what = now === undefined ? '' : said(saidIn(now), now.side);
    const ended =
      by === 'judge'
        ? `${ask(counts ? 'ruledSo' : 'ruledOut', { what })} ${reason}`
        : ask(agreed ? 'correctedBy' : 'keptBy', { name: nameOf(by) });
    calls.push({
      where: '',
      key: `corrected ${at}`,
      says: `${headed(said(label, side))} ${ended}`,
      lang: langOf(label),
    });
  }
  const twin = twinOf(answers, mine);
  if (twin) {
    const [name, what] = [nameOf(twin.side), `${headed(said(twin.label, twin.side))} ${said(saidIn(twin), twin.side)}`];
    calls.push({ where: '', key: `twin ${twin.number}`, says: ask('enteredTwice', { name, what }), lang: undefined });
  }
  const back = { where: '.game-going-back', lang: undefined };
  if (goingBack) {
    const [by = null] = goingBack.agreed;
    const says = ask('goBackAsked', { name: nameOf(by), what: what(goingBack.answer) });
    if (by !== mine) calls.push({ ...back, key: `back ${goingBack.answer}`, says });
  } else if (refusedBack && refusedBack.by !== mine) {
    const { answer, by } = refusedBack;
    calls.push({
      ...back,
      key: `refused ${answer}`,
      says: ask('goBackRefused', { name: nameOf(by), what: what(answer) }),
    });
  }
  return calls;
}

/** A step that began by itself, as a round that another ended: what anybody may answer leads nobody (`in-sight.ts`), and stands above whoever is further down. */
function useStep(): readonly Call[] {
  const step = useTable().store.part('encounter')?.progress.step;
  const opened = useRef(step);
  opened.current ??= step;
  const asked = useNext().first;
  const isTurn = useTurn() !== null;
  if (step === undefined || step === opened.current || isTurn) return [];
  if (asked === undefined || asked.optional === true || askedOf(asked) !== undefined) return [];
  const says = `${step} – ${headed(ask('anyone'))} ${asked.label}`;
  return [{ key: `step ${step}`, where: NEXT, says, low: true, lang: langOf(asked.label) }];
}

/** Two who enter the same so soon mean the same, ms. */
const AT_ONCE = 10_000;

/** What somebody else entered as well when whoever looks entered it: it may count twice. */
export function twinOf(answers: readonly Answer[], mine: SideId | undefined): Answer | undefined {
  const told = answers.filter(({ how, sealed }) => how === 'told' && !sealed);
  const own = told.filter(({ side }) => side === mine).pop();
  return told.find(
    ({ ask: asked, side, value, at }) =>
      own !== undefined &&
      side !== mine &&
      asked === own.ask &&
      sameJson(value ?? null, own.value ?? null) &&
      Math.abs(at - own.at) < AT_ONCE,
  );
}
