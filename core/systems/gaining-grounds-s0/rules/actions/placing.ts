/** Where models and Markers may come to stand: deployment, summoning, burying, and what nobody can reach. */
import type { RuleId } from '../../../../rules/rule-ids.ts';
import { broken } from '../../../../rules/broken.ts';
import type { OptionValues } from '../../../../event/types.ts';
import type { Disc, Shape } from '../../../../table/shapes.ts';
import type { ZoneEdge } from '../../../../table/zones.ts';
import { type ActionResult, acted } from '../../../malifaux/rules/action.ts';
import { TABLE_EDGES, isIn, isWhollyIn, near, nearTo, zoneOf } from '../../../malifaux/rules/ground.ts';
import type { ModelOnTable, PlayTable, CrewSide } from '../../../malifaux/rules/table.ts';
import { groundUnder } from '../ground.ts';
import { isBrawl, modeOf } from '../../event/in-force.ts';

const BRAWL_APART = 6;
const RETURN = 6;
const BURIED = 2;

/** Nothing is placed where no model gets to within one Activation. */
export function put({
  disc,
  unreachable,
}: {
  readonly disc: Disc;
  readonly unreachable: readonly Shape[];
}): ActionResult {
  const inside = unreachable.some((area) => isIn({ disc }, area));
  return acted(broken(inside, 'GG0-ADJ-02', 'Nothing is placed or moved where no model can reach it.'));
}

interface Deploying {
  readonly side: CrewSide;
  readonly disc: Disc;
}

/** Completely in the own zone; in a Brawl anywhere more than 6 inches from everybody. */
export function deploy(table: PlayTable, { side, disc }: Deploying, options: OptionValues): ActionResult {
  if (isBrawl(options)) {
    const crowded = table.models.some((model) => model.inPlay && near(model, { disc }, BRAWL_APART));
    return acted(
      broken(crowded, 'GG0-MODE-AOB-03', 'In an All Out Brawl models deploy more than 6 inches from one another.'),
    );
  }
  const zone = zoneOf(groundUnder(table.deployment), side);
  return acted(
    broken(!isWhollyIn({ disc }, zone), 'GG0-GEO-06', 'A model deploys completely in its own Deployment Zone.'),
  );
}

interface Summoning {
  readonly disc: Disc;
  /** A Leader who comes back in an All Out Brawl. */
  readonly returning: boolean;
  /** The edge of the table that was drawn. */
  readonly edge: ZoneEdge;
}

const NO_SUMMONING: Readonly<Record<string, RuleId>> = {
  'double-rush': 'GG0-MODE-DR-09',
  'henchman-hardcore': 'GG0-MODE-HH-08',
  'all-out-brawl': 'GG0-MODE-AOB-08',
};

/** The rule of the mode by which nothing is summoned; undefined where it may be. */
export function noSummoning(options: OptionValues): RuleId | undefined {
  return NO_SUMMONING[modeOf(options).id];
}

export function summon({ disc, returning, edge }: Summoning, options: OptionValues): ActionResult {
  if (returning && isBrawl(options)) {
    const far = !nearTo({ disc }, TABLE_EDGES[edge], RETURN);
    return acted(
      broken(
        far,
        'GG0-MODE-AOB-07',
        'A Leader comes back within 6 inches of the table edge that was drawn, with Slow.',
      ),
    );
  }
  const rule = noSummoning(options);
  return acted(rule === undefined ? [] : broken(true, rule, 'Nothing is summoned in this mode.'));
}

/** In an All Out Brawl what would bury a model damages it. */
export function bury({ id, health }: ModelOnTable, options: OptionValues): ActionResult {
  if (!isBrawl(options)) return acted([]);
  return {
    broken: broken(true, 'GG0-MODE-AOB-05', 'Nothing is buried: the model suffers 2 irreducible damage instead.', id),
    after: { models: { [id]: { health: Math.max(0, health - BURIED) } } },
  };
}
