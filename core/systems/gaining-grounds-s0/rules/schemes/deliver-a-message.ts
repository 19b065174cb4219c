/** Deliver a Message: an Interact at an enemy Leader or Master, noted in secret; at the end, a Scheme Marker beside it. */
import { unlessOut } from '../../../malifaux/rules/known.ts';
import { near } from '../../../malifaux/rules/ground.ts';
import { type Look, type Scheme, holds } from '../../../malifaux/rules/scheme.ts';
import { type ModelOnTable, isEngaged } from '../../../malifaux/rules/table.ts';
import { KILLED_BY_ITS_OWN, killedByItsOwn, ownSideKnown } from './own-side.ts';
import { end, reveal } from './part.ts';

/** How near the message is handed over, in inches. */
export const MESSAGE_REACH = 1;
const END_REACH = 2;

function noted({ enemies, notes }: Look): ModelOnTable | undefined {
  return enemies.find(({ id }) => id === notes.target);
}

function isDelivered(look: Look): boolean {
  const { table, own, happened, notes } = look;
  const target = noted(look);
  const { by, target: at, activation } = happened.interact ?? {};
  const messenger = own.find(({ id }) => id === by);
  if (!target || !messenger || at !== notes.target || activation !== messenger.id) return false;
  return near(messenger, target, MESSAGE_REACH) && !isEngaged(table, messenger, target.id);
}

export const deliverAMessage: Scheme = {
  id: 'deliver-a-message',
  label: 'Deliver a Message',
  notes: {
    rule: 'GG0-SCHEME-11-01',
    fields: [
      {
        field: 'target',
        label: 'An enemy Leader or Master',
        may: ({ side, leader, rank }, own) => side !== own && (leader || rank === 'master'),
        known: true,
      },
    ],
  },
  parts: [
    reveal(
      {
        what: 'The message is delivered',
        rules: ['GG0-SCHEME-11-02', 'GG0-SCHEME-11-03'],
        asks: [
          {
            id: 'delivered',
            question:
              'In its own Activation, did one of your models Interact with the noted model within 1 inch, with no other enemy engaging it?',
            kind: 'flag',
          },
        ],
        known: ({ table, notes }) => unlessOut(table, notes.target, 'delivered'),
        measure: (look) => ({ facts: { delivered: isDelivered(look) } }),
        enough: (facts) => holds(facts, 'delivered'),
      },
      'interact',
    ),
    end({
      what: 'A Scheme Marker by the noted model, or it fell to its own side',
      rules: ['GG0-SCHEME-11-04'],
      asks: [
        {
          id: 'marked',
          question: 'The noted model is in play and within 2 inches of one of your Scheme Markers',
          kind: 'flag',
        },
        KILLED_BY_ITS_OWN,
      ],
      known: (look) => ({ ...unlessOut(look.table, look.notes.target, 'marked'), ...ownSideKnown(look) }),
      measure: (look) => {
        const target = noted(look);
        const marked = target !== undefined && look.markers.some((marker) => near(marker, target, END_REACH));
        return { facts: { marked, killedByItsOwn: killedByItsOwn(look) } };
      },
      enough: (facts) => holds(facts, 'marked') || holds(facts, 'killedByItsOwn'),
    }),
  ],
};
