/** What others want of whoever looks: it is told at the foot of the window until it was in sight, and moves nothing. */
import { headed } from '../../core/encounter/words.ts';
import { useNames, useTable } from './context.ts';
import { useUrgent } from './guides.tsx';
import { useSaid } from './of-whom.ts';
import { ask } from '../text/encounter.ts';

export interface Call {
  readonly key: string;
  /** Where on the page it stands, as a CSS selector; empty where it is told here alone. */
  readonly where: string;
  readonly says: string;
}

/** The latest last. */
export function useCalls(): readonly Call[] {
  const { store } = useTable();
  const nameOf = useNames();
  const said = useSaid();
  const urgent = useUrgent();
  const mine = store.part('mine')?.side;
  const { answers = [], goingBack, refusedBack, corrected } = store.part('table') ?? {};
  const what = (number: number): string => {
    const one = answers.find((answer) => answer.number === number);
    return one === undefined ? '' : said(one.label, one.side);
  };
  const calls: Call[] = urgent === '' ? [] : [{ key: urgent, where: '.game-urgent', says: urgent }];
  for (const { number, objections, label, side } of answers)
    for (const { side: by } of objections)
      if (by !== mine)
        calls.push({
          key: `dispute ${number} ${by}`,
          where: '.game-disputes',
          says: `${headed(said(label, side))} ${ask(by === side ? 'correctsSo' : 'objectedSo', { name: nameOf(by) })}`,
        });
  if (corrected && corrected.by !== mine) {
    const { label, side, by, agreed, at } = corrected;
    const says = `${headed(said(label, side))} ${ask(agreed ? 'correctedBy' : 'keptBy', { name: nameOf(by) })}`;
    calls.push({ where: '', key: `corrected ${at}`, says });
  }
  const back = { where: '.game-going-back' };
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
