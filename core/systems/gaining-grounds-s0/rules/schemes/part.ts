/** The two halves of every Season Zero Scheme: Reveal in Step B or on an event, End in Step C; each once, each 1 VP. */
import type { RuleId } from '../../../../rules/rule-ids.ts';
import type { SchemeFacts, Part } from '../../../malifaux/rules/scheme.ts';

type Half = Omit<Part, 'moments' | 'worth' | 'optional' | 'once' | 'removal' | 'from'> & {
  /** Whether the facts are enough. */
  readonly enough: (facts: SchemeFacts) => boolean;
  /** How many Markers are removed for it, and by which rules. */
  readonly removes?: { readonly count: number; readonly rules: readonly RuleId[] };
};

/** Reveal is always its player's choice (GG0-SCHEME-00-02). */
export function reveal(half: Half, moment: Part['moments'][number] = 'end-of-turn'): Part {
  return asPart(half, moment, true);
}

/** End is a choice where Markers must be removed for it. */
export function end(half: Half): Part {
  return asPart(half, 'end-of-game', half.removes !== undefined);
}

function asPart({ enough, removes, ...half }: Half, moment: Part['moments'][number], optional: boolean): Part {
  return {
    ...half,
    moments: [moment],
    worth: (facts) => ({ vp: enough(facts) ? 1 : 0 }),
    once: true,
    optional,
    ...(removes ? { removal: removes } : {}),
  };
}

export function isEnd({ moments }: Pick<Part, 'moments'>): boolean {
  return moments.includes('end-of-game');
}
