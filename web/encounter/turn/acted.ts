/** Who was marked as activated on this phone: nobody else is told, and the page may be loaded again. */
import { useState } from 'preact/hooks';
import { fieldsOf, textOf, textsOf } from '../../../core/journal/json.ts';
import { keep, keptJson } from '../../parts/device.ts';

const KEY = 'muster-acted';

/** The models of this Turn that are marked, and how to mark one or take its mark away. */
export function useActed(game: string, turn: number): readonly [readonly string[], (model: string) => void] {
  const here = `${game} ${turn}`;
  const [kept, setKept] = useState(() => read());
  const models = kept.of === here ? kept.models : [];
  const mark = (model: string) => {
    const next = {
      of: here,
      models: models.includes(model) ? models.filter((one) => one !== model) : [...models, model],
    };
    setKept(next);
    keep(KEY, JSON.stringify(next));
  };
  return [models, mark];
}

interface Marked {
  readonly of: string;
  readonly models: readonly string[];
}

function read(): Marked {
  const { of, models } = fieldsOf(keptJson(KEY));
  return { of: textOf(of), models: textsOf(models) };
}
