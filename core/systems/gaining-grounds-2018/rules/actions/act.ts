/** What may be done at a table of 2018, by kind, as plain JSON says it. */
import { textOf, textsOf } from '../../../../journal/json.ts';
import { type ActionAsked, type ActionResult, type Actions, acted } from '../../../malifaux/rules/action.ts';
import { readNotes, readPoint } from '../../../malifaux/rules/read.ts';
import { modelNamed } from '../../../malifaux/rules/table.ts';
import { supplyWagons } from '../strategies/supply-wagons.ts';
import { checkChosen, checkNote } from './choosing.ts';
import { type Death, endActivation, gainCondition, gatherIntel, kill, suffer } from './conditions.ts';
import { placeHead, placeSymbol, placeWagon, removeSymbol, takeHead } from './markers.ts';
import { pushWagon } from './wagons.ts';

const HOW: readonly Death['how'][] = ['killed', 'sacrificed', 'removed'];
const CAUSES: readonly Death['cause'][] = ['action', 'ability', 'condition', 'falling', 'hazard'];
const DAMAGES = ['weak', 'moderate', 'severe'] as const;

function noteScheme({ action: { side, scheme, notes, revealed }, table }: ActionAsked): ActionResult {
  const noted = { side: textOf(side), scheme: textOf(scheme), notes: readNotes(notes), models: table.models };
  return acted(checkNote(noted, revealed === true));
}

function dies({ action, strategy, turn, table, model }: ActionAsked): ActionResult {
  const { credit, head, broken, after } = kill({
    strategy,
    turn,
    by: modelNamed(table, textOf(action.by)) ?? null,
    victim: model('victim'),
    how: HOW.find((known) => known === action.how) ?? 'killed',
    cause: CAUSES.find((known) => known === action.cause) ?? 'action',
    spot: action.spot !== false,
  });
  return { broken, after: { ...after, credit, head } };
}

function placesMarker({ action: { side, second, at }, strategy, table }: ActionAsked): ActionResult {
  const placing = { side: textOf(side), second: textOf(second) || textOf(side), at: readPoint(at) };
  return strategy === supplyWagons.id ? placeWagon(table, placing) : placeSymbol(table, placing);
}

export const ACTIONS: Actions = {
  'note-scheme': noteScheme,
  'choose-schemes': ({ action }) => acted(checkChosen(textsOf(action.pool), textsOf(action.schemes))),
  'gather-intel': ({ turn, model }) => gatherIntel({ by: model('by'), target: model('target'), turn }),
  'gain-condition': ({ action, model }) => gainCondition(model('model'), textOf(action.condition)),
  suffer: ({ action, model }) => suffer(model('model'), DAMAGES.find((known) => known === action.damage) ?? 'weak'),
  kill: dies,
  'end-activation': ({ table, model }) => endActivation(table, model('model')),
  'place-marker': placesMarker,
  'remove-symbol': ({ turn, table, model, marker }) =>
    removeSymbol(table, { by: model('by'), marker: marker('marker') }, turn),
  'push-wagon': ({ action, table, model, marker }) =>
    pushWagon(table, { by: model('by'), wagon: marker('wagon'), to: readPoint(action.to) }),
  'place-head': ({ action, table, model }) =>
    placeHead(table, { victim: model('victim'), at: readPoint(action.at), sight: action.sight !== false }),
  'take-head': ({ model, marker }) => takeHead({ by: model('by'), marker: marker('marker') }),
};
