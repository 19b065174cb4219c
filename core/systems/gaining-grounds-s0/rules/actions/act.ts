/** What may be done at a table of Season Zero, by kind, as plain JSON says it. */
import { fieldsOf, numberOf, textOf, textsOf } from '../../../../journal/json.ts';
import { type Shape, base } from '../../../../table/shapes.ts';
import type { ZoneEdge } from '../../../../table/zones.ts';
import { type ActionAsked, type ActionResult, type Actions, acted } from '../../../malifaux/rules/action.ts';
import { readNotes, readPoint, readShapes } from '../../../malifaux/rules/read.ts';
import { type PlayTable, modelNamed } from '../../../malifaux/rules/table.ts';
import { isOutOfReach } from '../../../malifaux/terrain/traits.ts';
import { checkBan, checkHand, checkInitiativeFlip, checkPassToken } from './cards.ts';
import { changeScheme, checkChosen, checkNote } from './choosing.ts';
import { lift, placeToken, plant, takeTokens } from './explosives.ts';
import { moveIdol } from './idols.ts';
import { MARKER, dropScheme, message } from './interact.ts';
import { bury, deploy, put, summon } from './placing.ts';
import { flipAfterKill, flipMarker } from './turf-war.ts';

const EDGES: Readonly<Record<string, ZoneEdge>> = { N: 'north', E: 'east', S: 'south', W: 'west' };

function discOf({ at, base: across }: ActionAsked['action']): ReturnType<typeof base> {
  return base(readPoint(at), numberOf(across, MARKER));
}

function noteScheme({ action: { side, scheme, notes }, table }: ActionAsked): ActionResult {
  const noted = { side: textOf(side), scheme: textOf(scheme), notes: readNotes(notes), models: table.models };
  return acted(checkNote(noted));
}

function chooseSchemes({ action: { pool, schemes, reveal, end }, options }: ActionAsked): ActionResult {
  const chosen = { pool: textsOf(pool), schemes: textsOf(schemes), reveal: textsOf(reveal), end: textsOf(end) };
  return acted(checkChosen(chosen, options));
}

function idolMove({ action, table, model, marker }: ActionAsked): ActionResult {
  const by = model('by');
  return moveIdol(table, {
    by,
    controller: modelNamed(table, textOf(action.controller)) ?? by,
    marker: marker('marker'),
    damage: numberOf(action.damage, 0),
    to: Array.isArray(action.to) ? readPoint(action.to) : null,
  });
}

function flipsInitiative({ action: { by, team, flipped }, options }: ActionAsked): ActionResult {
  const players = [...new Set([...textsOf(team), textOf(by)])];
  return acted(checkInitiativeFlip({ team: players, flipped: textsOf(flipped) }, options));
}

/** How many are left is said, or stands beside the team’s name. */
function passes({ action: { team, tokens, left: said } }: ActionAsked): ActionResult {
  const id = textOf(team);
  const left = numberOf(said, numberOf(fieldsOf(tokens)[id], 0));
  return acted(checkPassToken(left), () => ({ tokens: { [id]: left - 1 } }));
}

/** Whoever leaves out the side means the model's own. */
function placesToken({ action: { side, initiative }, table, model }: ActionAsked): ActionResult {
  const on = model('on');
  return placeToken(table, {
    side: textOf(side) || on.side,
    on,
    ...(initiative === undefined ? {} : { initiative: textOf(initiative) }),
  });
}

/** What was marked on the table, and what the action says beside. */
function unreachableOn({ unreachable }: ActionAsked['action'], { terrain }: PlayTable): readonly Shape[] {
  const marked = terrain.filter(isOutOfReach).map(({ shape }) => shape);
  return [...readShapes(unreachable), ...marked];
}

export const ACTIONS: Actions = {
  'note-scheme': noteScheme,
  'choose-schemes': chooseSchemes,
  'change-scheme': () => acted(changeScheme()),
  'drop-scheme': ({ action, table, model }) => dropScheme(table, { by: model('by'), at: readPoint(action.at) }),
  'flip-marker': ({ table, model, marker }) => flipMarker(table, { by: model('by'), marker: marker('marker') }),
  'flip-after-kill': ({ action, table, model, marker }) =>
    flipAfterKill({
      by: modelNamed(table, textOf(action.by)) ?? null,
      victim: model('victim'),
      marker: marker('marker'),
    }),
  'place-token': placesToken,
  plant: ({ action, table, model }) => plant(table, { by: model('by'), at: readPoint(action.at) }),
  lift: ({ table, model, marker }) => lift(table, { by: model('by'), marker: marker('marker') }),
  'take-tokens': ({ model }) => takeTokens({ by: model('by'), victim: model('victim') }),
  'move-idol': idolMove,
  message: ({ table, model }) => message(table, { by: model('by'), target: model('target') }),
  put: ({ action, table }) => put({ disc: discOf(action), unreachable: unreachableOn(action, table) }),
  deploy: ({ action, table, options }) => deploy(table, { side: textOf(action.side), disc: discOf(action) }, options),
  summon: ({ action, options }) =>
    summon(
      {
        disc: discOf(action),
        returning: action.returning === true,
        edge: EDGES[textOf(action.edge)] ?? 'south',
      },
      options,
    ),
  bury: ({ model, options }) => bury(model('model'), options),
  'hold-cards': ({ figure, options }) => acted(checkHand(figure('cards'), options)),
  'flip-initiative': flipsInitiative,
  'name-ban': ({ action: { keyword, opponentLeader } }) =>
    acted(checkBan(textOf(keyword), textsOf(fieldsOf(opponentLeader).keywords))),
  'pass-token': passes,
};
