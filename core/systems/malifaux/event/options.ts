/** Options that both editions have, each with the rules that its pack has for them. */
import type { OptionSpec } from '../../../event/pack.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';

/** Who is kept apart beside clubs. */
export function keepApart(meaning: string, ...rules: readonly RuleId[]): readonly OptionSpec[] {
  return [
    { id: 'keepApart', label: 'Keep these players apart', meaning, kind: 'pairs', default: [], rules, folded: true },
    {
      id: 'apartFor',
      label: 'How long they are kept apart',
      meaning: 'Siblings or club-mates may be kept apart all event; a rematch is still avoided first.',
      kind: 'choice',
      choices: [
        { id: 'first-round', label: 'In Round 1', meaning: 'As the pack says.' },
        { id: 'always', label: 'In every Round', meaning: 'A change to the pack.' },
      ],
      default: 'first-round',
      rules,
      folded: true,
    },
  ];
}
