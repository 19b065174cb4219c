/** Options of an event drawn by chance, whatever the pack: each stays where the pack will have it with those before it. */
import { hashText } from '../../core/chance/bytes.ts';
import { type Stream, openStream } from '../../core/chance/stream.ts';
import type { Json } from '../../core/journal/json.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import type { OptionSpec, Pack } from '../../core/event/pack.ts';
import type { OptionValues } from '../../core/event/types.ts';

/** How many of a hundred options are not left as they are. */
const CHANGED = 40;
/** How far above its least a drawn number may lie: an X of three or four is tried more often than one of sixty. */
const SMALL = 4;

/** Figures first: variants need theirs. */
const ORDER: readonly OptionSpec['kind'][] = ['number', 'flag', 'choice', 'many', 'list', 'pairs', 'text', 'file'];

/** @param pinned options that are as given, whatever is drawn. */
export function drawOptions(pack: Pack, seed: string, pinned: OptionValues = {}): OptionValues {
  const stream = openStream(hashText(`generated ${seed}`), 'options');
  let kept = pinned;
  const specs = ORDER.flatMap((kind) => stream.shuffle(pack.options.specs.filter((spec) => spec.kind === kind)));
  for (const spec of specs) {
    if (spec.id in pinned || stream.below(100) >= CHANGED) continue;
    const several: string[] = [];
    for (const value of proposals(spec, stream)) {
      const tried = { ...kept, [spec.id]: spec.kind === 'many' ? [...several, value] : value };
      if (!isPlayable(pack, tried)) continue;
      kept = tried;
      if (typeof value === 'string') several.push(value);
    }
  }
  return kept;
}

function isPlayable(pack: Pack, options: OptionValues): boolean {
  const configured = pack.options.configure(options);
  return !isRefusal(configured) && (configured.missing ?? []).length === 0;
}

/** Values to try one after the other; of several choices each is one more. Texts and open lists are left alone. */
function proposals({ kind, choices = [], range, default: usual }: OptionSpec, stream: Stream): Json[] {
  const ids = stream.shuffle(choices.map(({ id }) => id));
  switch (kind) {
    case 'number': {
      const [least, most] = range ?? [0, SMALL];
      return [least + stream.below(Math.min(SMALL, most - least) + 1)];
    }
    case 'flag':
      return [usual !== true];
    case 'choice':
      return ids.slice(0, 1);
    case 'many':
      return ids.slice(0, 1 + stream.below(6));
    case 'list':
    case 'pairs':
    case 'text':
    case 'file':
      return [];
  }
}
