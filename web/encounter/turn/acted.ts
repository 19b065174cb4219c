/** Who was marked as activated on this phone: nobody else is told, and the page may be loaded again. */
import { useState } from 'preact/hooks';
import { isPlainObject, textsOf } from '../../../core/journal/json.ts';

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
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing has the marks until it loads the page again.
    }
  };
  return [models, mark];
}

interface Marked {
  readonly of: string;
  readonly models: readonly string[];
}

function read(): Marked {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (isPlainObject(kept) && typeof kept.of === 'string') return { of: kept.of, models: textsOf(kept.models) };
  } catch {
    // What is kept is of another time: nothing is marked.
  }
  return { of: '', models: [] };
}
