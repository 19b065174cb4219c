/** What is to be answered in an All Out Brawl now. */
import { sideIn } from '../../../encounter/names.ts';
import type { Ask, AskKind, Choice, SideId } from '../../../encounter/types.ts';
import { cite } from '../../../rules/cite.ts';
import { callAsk, tableAsk } from '../../malifaux/game/calls.ts';
import type { GameEdition } from '../../malifaux/game/edition.ts';
import { inspectionAsks } from '../../malifaux/game/inspection.ts';
import { type BrawlState, dueSide, toFlip } from './state.ts';
import { suggestedMiddle } from './table.ts';

const LONGEST = 2000;
/** From the Black Joker to the Red one. */
const CARDS: readonly Choice[] = Array.from({ length: 15 }, (_, value) => ({
  id: String(value),
  label: value === 0 ? 'Black Joker' : value === 14 ? 'Red Joker' : String(value),
}));
export const EDGES: readonly Choice[] = ['north', 'east', 'south', 'west'].map((id) => ({
  id,
  label: `The ${id} edge`,
}));

export function brawlAsks(edition: GameEdition, state: BrawlState): readonly Ask[] {
  const { phase, sides, as } = state;
  const looks = phase === 'over' ? [] : inspectionAsks(edition.inspected, sides, as);
  const table = phase === 'models' || phase === 'deploy' || phase === 'over' ? [] : [tableAsk(state.turn)];
  return [...asksOf(edition, state), ...table, ...looks];
}

function asksOf(edition: GameEdition, state: BrawlState): readonly Ask[] {
  switch (state.phase) {
    case 'models':
      return state.sides.filter((side) => !state.declared.includes(side)).map(modelAsk);
    case 'deploy':
      return [deployAsk(state)];
    case 'flips':
      return [...toFlip(state).map((side) => flipAsk(state, side)), ...calls(state)];
    case 'activations':
      return [
        ...due(state),
        ...killAsk(state),
        ...(state.call === 'time' ? [middleAsk(edition, state)] : []),
        ...calls(state),
      ];
    case 'end':
      return [middleAsk(edition, state), ...killAsk(state)];
    case 'over':
      return [];
  }
}

function calls({ turn, call }: BrawlState): readonly Ask[] {
  return call === null ? [callAsk(turn, ['last-turn', 'time'])] : [];
}

function modelAsk(side: SideId): Ask {
  return {
    id: `crew:${side}`,
    of: side,
    label: 'Your model',
    help: 'Paste or type it: “Sidir Alchibal (Enforcer) (9)”. It opens when all are in. Leave it empty to keep it on paper.',
    kind: { type: 'text', longest: LONGEST },
    secret: true,
    rules: cite('GG0-MODE-AOB-02'),
  };
}

function named(sides: readonly SideId[]): readonly Choice[] {
  return sides.map((id) => ({ id, label: sideIn(id) }));
}

function deployAsk({ sides }: BrawlState): Ask {
  const kind: AskKind = { type: 'choices', choices: named(sides), min: sides.length, max: sides.length };
  return {
    id: 'deploying',
    of: 'any',
    label: 'The order in which you deploy',
    kind: { type: 'draw', what: 'an order', as: kind },
    rules: cite('GG0-MODE-AOB-03'),
  };
}

/** Who flipped alike flips again: the id says which flip it is. */
function flipAsk({ turn, flips }: BrawlState, side: SideId): Ask {
  const lap = (flips[side] ?? []).length;
  return {
    id: lap === 0 ? `turn:${turn}/flip:${side}` : `turn:${turn}/flip:${side}:${lap + 1}`,
    of: side,
    label: lap === 0 ? 'Your flip for Initiative' : 'Your next flip: somebody flipped the same',
    kind: { type: 'choice', choices: CARDS },
    rules: cite('GG0-MODE-AOB-06', ...(lap === 0 ? [] : (['GG0-AMB-72'] as const))),
  };
}

function due(state: BrawlState): readonly Ask[] {
  const side = dueSide(state);
  if (side === undefined) return [];
  const optional = state.call === 'time';
  const { turn } = state;
  if (state.returning === side) {
    const kind: AskKind = { type: 'draw', what: 'an edge', as: { type: 'choice', choices: EDGES } };
    const label = `The table edge at which ${sideIn(side)} comes back`;
    return [{ id: `turn:${turn}/edge:${side}`, of: 'any', label, kind, rules: cite('GG0-MODE-AOB-07') }];
  }
  if (state.out.includes(side)) {
    return [
      {
        id: `turn:${turn}/return:${side}`,
        of: side,
        label: 'Bring your Leader back?',
        help: 'Within 6 inches of a table edge that is drawn, with Slow.',
        kind: { type: 'flag' },
        optional,
        rules: cite('GG0-MODE-AOB-07'),
      },
    ];
  }
  return [{ ...activationAsk(state, side), optional }];
}

function activationAsk({ turn, sides, out }: BrawlState, side: SideId): Ask {
  const others = sides.filter((one) => one !== side && !out.includes(one));
  const killed: AskKind = { type: 'choices', choices: named(others), min: 0, max: others.length };
  return {
    id: `turn:${turn}/activation:${side}`,
    of: side,
    label: 'Your Activation',
    help: 'When it is over.',
    kind: {
      type: 'record',
      fields: [
        {
          id: 'damaged',
          label: 'Models that it damaged, each once',
          kind: { type: 'number', min: 0, max: sides.length - 1 },
        },
        ...(others.length === 0 ? [] : [{ id: 'killed', label: 'Killed', kind: killed, optional: true }]),
      ],
    },
    rules: cite('GG0-MODE-AOB-09', 'GG0-MODE-AOB-10'),
  };
}

/** Kills outside the killer's own Activation. */
function killAsk({ turn, sides, out }: BrawlState): readonly Ask[] {
  const left = named(sides.filter((side) => !out.includes(side)));
  if (left.length === 0) return [];
  return [
    {
      id: `turn:${turn}/kill`,
      of: 'any',
      label: 'A model fell in another way',
      kind: {
        type: 'record',
        fields: [
          { id: 'victim', label: 'Whose', kind: { type: 'choice', choices: left } },
          { id: 'by', label: 'By whom', kind: { type: 'choice', choices: named(sides) }, optional: true },
        ],
      },
      again: true,
      optional: true,
      rules: cite('GG0-MODE-AOB-09'),
    },
  ];
}

function middleAsk(edition: GameEdition, state: BrawlState): Ask {
  const { turn, sides, out } = state;
  const { close, ...suggestion } = suggestedMiddle(edition, state);
  const left = sides.filter((side) => !out.includes(side));
  return {
    id: `turn:${turn}/middle`,
    of: 'any',
    label: `End of Turn ${turn}: who is near the middle`,
    help: 'With a model within 6 inches of the centre of the table.',
    kind: { type: 'choices', choices: named(left), min: 0, max: left.length },
    ...suggestion,
    rules: cite('GG0-MODE-AOB-11', ...(close ? edition.closeRules : [])),
  };
}
