/** Recover Evidence: revealed at the start of a Turn it puts Markers by enemy models; each that is lifted pays. */
import { inContact } from '../../../malifaux/rules/ground.ts';
import { never } from '../../../malifaux/rules/known.ts';
import { type Look, type Scheme, count, holds } from '../../../malifaux/rules/scheme.ts';
import { isCrewKnown, markerNamed } from '../../../malifaux/rules/table.ts';
import { CONTACT } from '../contact.ts';

const MOST = 5;

function lifted({ happened, own, table, side, revealed }: Look): string | null {
  const { by, target = '' } = happened.interact ?? {};
  const model = own.find(({ id }) => id === by);
  const marker = markerNamed(table, target);
  if (!revealed || !model || marker?.kind !== 'evidence' || marker.side === side) return null;
  return inContact(model, marker.disc, CONTACT) ? marker.id : null;
}

export const recoverEvidence: Scheme = {
  id: 'recover-evidence',
  label: 'Recover Evidence',
  markers: [{ kind: 'evidence', name: 'Evidence Marker', owned: true }],
  parts: [
    {
      moments: ['start-of-turn'],
      what: 'Evidence Markers by the models that your opponent chooses, five at most',
      rules: ['GG18-SCHEME-11-01', 'GG18-SCHEME-11-02'],
      once: true,
      optional: true,
      asks: [{ id: 'models', question: 'Enemy models in play', kind: 'number' }],
      known: ({ table, foe, enemies, happened, turn }) =>
        happened.kills.some((kill) => kill.turn === turn)
          ? { models: never('It is revealed at the beginning of a Turn: somebody fell in this one.') }
          : isCrewKnown(table, foe)
            ? { models: { least: enemies.length, why: `By the record ${enemies.length} of their models are in play.` } }
            : {},
      measure: ({ enemies }) => ({ facts: { models: enemies.length } }),
      places: (facts) => Math.min(MOST, count(facts, 'models')),
      worth: () => ({ vp: 0 }),
    },
    {
      moments: ['interact'],
      what: 'Evidence lifted',
      rules: ['GG18-SCHEME-11-03'],
      asks: [
        {
          id: 'lifted',
          question: 'One of your models just lifted an enemy Evidence Marker in base contact',
          kind: 'flag',
        },
      ],
      known: (_, { revealed, placed, scored }) =>
        !revealed
          ? { lifted: never('It is not revealed: there is no Evidence to lift before that.') }
          : placed !== undefined && scored >= placed
            ? { lifted: never(`Of the ${placed} Evidence Markers none is left.`) }
            : {},
      measure: (look) => {
        const marker = lifted(look);
        return { facts: { lifted: marker !== null }, removable: marker === null ? [] : [marker] };
      },
      worth: (facts) => ({ vp: holds(facts, 'lifted') ? 1 : 0 }),
      removal: { count: 1, rules: ['GG18-SCHEME-11-03'], anyway: true },
    },
  ],
};
