/** What may be done at a table of 2018. */
import { checkChosen, checkNote } from '../../core/systems/gaining-grounds-2018/actions/choosing.ts';
import {
  type Death,
  endActivation,
  gainCondition,
  gatherIntel,
  kill,
  suffer,
} from '../../core/systems/gaining-grounds-2018/actions/conditions.ts';
import {
  placeHead,
  placeSymbol,
  placeWagon,
  removeSymbol,
  takeHead,
} from '../../core/systems/gaining-grounds-2018/actions/markers.ts';
import { pushWagon } from '../../core/systems/gaining-grounds-2018/actions/wagons.ts';
import { modelNamed } from '../../core/systems/malifaux/play/table.ts';
import { figure, text, texts } from '../given.ts';
import { type Asked, actedAnswer, brokenAnswer, tableAction } from '../malifaux-action.ts';
import { notesOf } from '../malifaux.ts';
import type { Answer, Operations } from '../operation.ts';
import { pointOf } from '../table.ts';

const EDITION = { large: true };
const HOW: readonly Death['how'][] = ['killed', 'sacrificed', 'removed'];
const CAUSES: readonly Death['cause'][] = ['action', 'ability', 'condition', 'falling', 'hazard'];
const DAMAGES = ['weak', 'moderate', 'severe'] as const;

function noteScheme({ action, table }: Asked): Answer {
  const { side, scheme, notes, revealed } = action;
  const noted = { side: text(side), scheme: text(scheme), notes: notesOf(notes), models: table.models };
  return brokenAnswer(checkNote(noted, revealed === true));
}

function suffers({ action, model }: Asked): Answer {
  return actedAnswer(suffer(model('model'), DAMAGES.find((known) => known === action.damage) ?? 'weak'));
}

function dies({ action, given, table, model }: Asked): Answer {
  const { credit, head, ...answer } = kill({
    strategy: text(given.strategy),
    turn: figure(given.turn, 1),
    by: modelNamed(table, text(action.by)) ?? null,
    victim: model('victim'),
    how: HOW.find((known) => known === action.how) ?? 'killed',
    cause: CAUSES.find((known) => known === action.cause) ?? 'action',
    spot: action.spot !== false,
  });
  const said = actedAnswer(answer);
  return { ...said, after: { ...(said.after as Answer), credit, head } };
}

function placesMarker({ action, given, table }: Asked): Answer {
  const { side, second, at } = action;
  const placing = { side: text(side), second: text(second, text(side)), at: pointOf(at) };
  const place = given.strategy === 'supply-wagons' ? placeWagon : placeSymbol;
  return actedAnswer(place(table, placing));
}

const at = (build: (asked: Asked) => Answer) => tableAction(EDITION, build);

export const ACTION_OPERATIONS: Operations = {
  'action/note-scheme': at(noteScheme),
  'action/choose-schemes': at(({ action }) => brokenAnswer(checkChosen(texts(action.pool), texts(action.schemes)))),
  'action/gather-intel': at(({ given, model }) =>
    actedAnswer(gatherIntel({ by: model('by'), target: model('target'), turn: figure(given.turn, 1) })),
  ),
  'action/gain-condition': at(({ action, model }) =>
    actedAnswer(gainCondition(model('model'), text(action.condition))),
  ),
  'action/suffer': at(suffers),
  'action/kill': at(dies),
  'action/end-activation': at(({ table, model }) => actedAnswer(endActivation(table, model('model')))),
  'action/place-marker': at(placesMarker),
  'action/remove-symbol': at(({ given, table, model, marker }) =>
    actedAnswer(removeSymbol(table, { by: model('by'), marker: marker('marker') }, figure(given.turn, 1))),
  ),
  'action/push-wagon': at(({ action, table, model, marker }) =>
    actedAnswer(pushWagon(table, { by: model('by'), wagon: marker('wagon'), to: pointOf(action.to) })),
  ),
  'action/place-head': at(({ action, table, model }) =>
    actedAnswer(placeHead(table, { victim: model('victim'), at: pointOf(action.at), sight: action.sight !== false })),
  ),
  'action/take-head': at(({ model, marker }) => actedAnswer(takeHead({ by: model('by'), marker: marker('marker') }))),
};
