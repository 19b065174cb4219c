/** What the variants in force say of a Crew, and what of each player they hold it against, said while Crews are hired. */
import { sideIn } from '../../../encounter/names.ts';
import type { Guide } from '../../../encounter/types.ts';
import type { OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import type { KnownPlayers } from '../../malifaux/game/edition.ts';
import { poolCap, variantsInForce } from '../event/in-force.ts';
import { settings } from '../event/options.ts';
import { VARIANTS } from '../event/variants.ts';
import { type HandedIn, TEAM, crewIn, handedInBy, linesOf } from './declared.ts';

export function hiringGuides(options: OptionValues, { players }: KnownPlayers): readonly Guide[] {
  const inForce = variantsInForce(options);
  const said = VARIANTS.filter(({ id }) => inForce.includes(id) && id !== 'team-event').map(
    ({ id, label, meaning, rules }): Guide => ({
      text: `${label}: ${meaning}${figureOf(id, options)}`,
      rules: cite(...rules),
    }),
  );
  const has = (id: string): boolean => inForce.includes(id);
  const held = Object.entries(players).flatMap(([side, { details, earlier }]): Guide[] => {
    const handedIn = (what: HandedIn): readonly string[] =>
      TEAM.flatMap((member) => linesOf(details[handedInBy(what, member)] ?? ''));
    const brought = earlier
      .flatMap((text) => crewIn(text)?.models ?? [])
      .flatMap(({ name, rank }) => (rank === 'master' || rank === 'henchman' ? [name] : []));
    return [
      ...statedIn(
        has('fixed-leaders'),
        `${sideIn(side)} named at check-in to lead`,
        handedIn('leader'),
        'GG0-VAR-FIXEDLEADER-01',
      ),
      ...statedIn(has('fixed-pool'), `In the model pool of ${sideIn(side)}`, handedIn('pool'), 'GG0-VAR-POOL-02'),
      ...statedIn(has('alternating-leaders'), `${sideIn(side)} hired earlier today`, brought, 'GG0-VAR-ALTLEADER-01'),
    ];
  });
  return [...said, ...held];
}

/** What the organiser set beside: the cap of a pool, the models of Classic. */
function figureOf(variant: string, options: OptionValues): string {
  const cap = poolCap(options);
  if (variant === 'fixed-pool' && cap !== null) return ` It costs ${cap} at most.`;
  const classic = settings(options).texts('classic');
  return variant === 'classic' && classic.length > 0 ? ` Here: ${classic.join(', ')}.` : '';
}

function statedIn(inForce: boolean, what: string, names: readonly string[], rule: RuleId): readonly Guide[] {
  return inForce && names.length > 0
    ? [{ text: `${what}: ${[...new Set(names)].join(', ')}.`, rules: cite(rule) }]
    : [];
}
