/** What may be done at a table of Season Zero. */
import * as cards from '../../core/systems/gaining-grounds-s0/actions/cards.ts';
import { changeScheme, checkChosen, checkNote } from '../../core/systems/gaining-grounds-s0/actions/choosing.ts';
import * as explosives from '../../core/systems/gaining-grounds-s0/actions/explosives.ts';
import { idolPlace, moveIdol } from '../../core/systems/gaining-grounds-s0/actions/idols.ts';
import { dropScheme, message } from '../../core/systems/gaining-grounds-s0/actions/interact.ts';
import { bury, deploy, put, summon } from '../../core/systems/gaining-grounds-s0/actions/placing.ts';
import { flipAfterKill, flipMarker } from '../../core/systems/gaining-grounds-s0/actions/turf-war.ts';
import { brawlOrder, nextOfTeam } from '../../core/systems/gaining-grounds-s0/actions/turns.ts';
import { gainingGroundsS0 as pack } from '../../core/systems/gaining-grounds-s0/pack.ts';
import { modelNamed } from '../../core/systems/malifaux/play/table.ts';
import { isCard } from '../../core/chance/fate-deck.ts';
import type { Edge } from '../../core/table/zones.ts';
import { fields, figure, optionsOf, text, texts } from '../given.ts';
import { type Asked, actedAnswer, brokenAnswer, tableAction } from '../malifaux-action.ts';
import { figuresBySide, notesOf, tableOf } from '../malifaux.ts';
import { textsInAnyOrder } from '../match.ts';
import type { Answer, Operations } from '../operation.ts';
import { baseOf, pointOf, shapeOf } from '../table.ts';
import type { Fields } from '../vector.ts';

const EDITION = { large: false };
const EDGES: Readonly<Record<string, Edge>> = { N: 'north', E: 'east', S: 'south', W: 'west' };

function noteScheme({ action, table }: Asked): Answer {
  const { side, scheme, notes } = action;
  return brokenAnswer(
    checkNote({ side: text(side), scheme: text(scheme), notes: notesOf(notes), models: table.models }),
  );
}

function chooseSchemes({ action: { pool, schemes, reveal, end }, given }: Asked): Answer {
  const chosen = { pool: texts(pool), schemes: texts(schemes), reveal: texts(reveal), end: texts(end) };
  return brokenAnswer(checkChosen(chosen, optionsOf(pack, given)));
}

function idolMove({ action, table, model, marker }: Asked): Answer {
  const by = model('by');
  return actedAnswer(
    moveIdol(table, {
      by,
      controller: modelNamed(table, text(action.controller)) ?? by,
      marker: marker('marker'),
      damage: figure(action.damage, 0),
      to: action.to === undefined || action.to === null ? null : pointOf(action.to),
    }),
  );
}

function killFlip({ action, table, model, marker }: Asked): Answer {
  const by = modelNamed(table, text(action.by)) ?? null;
  return actedAnswer(flipAfterKill({ by, victim: model('victim'), marker: marker('marker') }));
}

function putDown({ action }: Asked): Answer {
  const unreachable = Array.isArray(action.unreachable) ? action.unreachable.map(shapeOf) : [];
  return actedAnswer(put({ disc: baseOf(action), unreachable }));
}

function summoned({ action, given }: Asked): Answer {
  const edge = EDGES[text(action.edge)] ?? 'south';
  return actedAnswer(
    summon({ disc: baseOf(action), returning: action.returning === true, edge }, optionsOf(pack, given)),
  );
}

function flipsInitiative({ action: { by, team, flipped }, given }: Asked): Answer {
  const players = [...new Set([...texts(team), text(by)])];
  return brokenAnswer(cards.checkInitiativeFlip({ team: players, flipped: texts(flipped) }, optionsOf(pack, given)));
}

function namesBan({ action: { keyword, opponentLeader } }: Asked): Answer {
  return brokenAnswer(cards.checkBan(text(keyword), texts(fields(opponentLeader).keywords)));
}

function passes({ action: { team, tokens } }: Asked): Answer {
  const left = figuresBySide(tokens)[text(team)] ?? 0;
  const broken = cards.checkPassToken(left);
  return { ...brokenAnswer(broken), after: broken.length > 0 ? {} : { tokens: { [text(team)]: left - 1 } } };
}

function place(value: unknown): readonly [number, number] | undefined {
  if (!Array.isArray(value)) return undefined;
  const places: readonly unknown[] = value;
  return [figure(places[0], 0), figure(places[1], 0)];
}

function idol(given: Fields): Answer {
  const pick = place(given.pick);
  const instead = given.blocked === true ? { instead: place(given.agreedSpot) ?? null } : {};
  const { spot, choices, at } = idolPlace({
    deployment: text(given.deployment, 'standard'),
    initiative: text(given.initiative, 'A'),
    flips: texts(given.flips).filter(isCard),
    ...(pick ? { pick } : {}),
    ...instead,
  });
  return { spot, choices, at };
}

function teamTurn({ last, teams, left, side }: Fields): Answer {
  const byTeam = Object.entries(fields(teams));
  const own = byTeam.find(([id, players]) => (side === undefined ? !texts(players).includes(text(last)) : id === side));
  const team = texts(own?.[1]);
  const { next } = nextOfTeam({ team, last: team.includes(text(last)) ? text(last) : null, left: figuresBySide(left) });
  return { next };
}

const at = (build: (asked: Asked) => Answer) => tableAction(EDITION, build);

export const ACTION_OPERATIONS: Operations = {
  'action/note-scheme': at(noteScheme),
  'action/choose-schemes': at(chooseSchemes),
  'action/change-scheme': at(() => brokenAnswer(changeScheme())),
  'action/drop-scheme': at(({ action, table, model }) =>
    actedAnswer(dropScheme(table, { by: model('by'), at: pointOf(action.at) })),
  ),
  'action/flip-marker': at(({ table, model, marker }) =>
    actedAnswer(flipMarker(table, { by: model('by'), marker: marker('marker') })),
  ),
  'action/flip-after-kill': at(killFlip),
  'action/place-token': at(({ action, table, model }) =>
    actedAnswer(explosives.placeToken(table, { side: text(action.side), on: model('on') })),
  ),
  'action/plant': at(({ action, table, model }) =>
    actedAnswer(explosives.plant(table, { by: model('by'), at: pointOf(action.at) })),
  ),
  'action/lift': at(({ table, model, marker }) =>
    actedAnswer(explosives.lift(table, { by: model('by'), marker: marker('marker') })),
  ),
  'action/take-tokens': at(({ model }) =>
    actedAnswer(explosives.takeTokens({ by: model('by'), victim: model('victim') })),
  ),
  'action/move-idol': at(idolMove),
  'action/message': at(({ table, model }) => actedAnswer(message(table, { by: model('by'), target: model('target') }))),
  'action/put': at(putDown),
  'action/deploy': at(({ action, given, table }) =>
    actedAnswer(deploy(table, { side: text(action.side), disc: baseOf(action) }, optionsOf(pack, given))),
  ),
  'action/summon': at(summoned),
  'action/bury': at(({ given, model }) => actedAnswer(bury(model('model'), optionsOf(pack, given)))),
  'action/hold-cards': at(({ action, given }) =>
    brokenAnswer(cards.checkHand(figure(action.cards, 0), optionsOf(pack, given))),
  ),
  'action/flip-initiative': at(flipsInitiative),
  'action/name-ban': at(namesBan),
  'action/pass-token': at(passes),
  'sequence/tokens': {
    manner: textsInAnyOrder(),
    answer: ({ initiative, table }) => ({
      next: explosives.nextToken(tableOf(table, EDITION), text(initiative, 'A')).next,
    }),
  },
  'sequence/team-activation': { manner: textsInAnyOrder(), answer: teamTurn },
  'sequence/activation-order': {
    manner: textsInAnyOrder('order'),
    answer: ({ flips }) => ({ order: brawlOrder(figuresBySide(flips)).order }),
  },
  effect: { manner: textsInAnyOrder(), answer: idol },
};
