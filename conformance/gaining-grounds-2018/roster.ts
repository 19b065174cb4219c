/** Which crews Gaining Grounds 2018 lets on the table. */
import { fieldsOf, rowsOf, textOf, type Fields } from '../../core/journal/json.ts';
import { checkCrew } from '../../core/systems/gaining-grounds-2018/roster/models.ts';
import type { CrewModel } from '../../core/systems/malifaux/roster/crew.ts';
import { brokenRules } from '../../core/rules/broken.ts';
import { crewModelOf } from '../malifaux.ts';
import { textsInAnyOrder } from '../match.ts';
import type { Answer, Operations } from '../operation.ts';

const PAINTS = ['painted', 'primer', 'bare'] as const;

function modelOf(model: Fields): CrewModel {
  const { paint, plastic, foreignShare, emissary, base, legalBase, miniature } = model;
  const painted = PAINTS.find((known) => known === paint);
  const standIn = fieldsOf(miniature);
  return {
    ...crewModelOf(model),
    ...(painted ? { paint: painted } : {}),
    plastic: plastic === 'coloured' ? 'coloured' : 'gray',
    ...(typeof foreignShare === 'number' ? { foreignShare } : {}),
    emissary: emissary === true,
    ...(typeof base === 'number' ? { base } : {}),
    ...(typeof legalBase === 'number' ? { legalBase } : {}),
    ...(miniature === undefined
      ? {}
      : {
          miniature: {
            name: textOf(standIn.name),
            avatar: standIn.avatar === true,
            ...(typeof standIn.faction === 'string' ? { faction: standIn.faction } : {}),
          },
        }),
  };
}

function roster(given: Fields): Answer {
  const broken = rowsOf(given.rosters).flatMap(({ player, faction, leader, models }) => {
    const declared = textOf(rowsOf(given.players).find(({ id }) => id === player)?.faction);
    const crew = { faction: textOf(faction, declared), leader: textOf(leader), models: rowsOf(models).map(modelOf) };
    return checkCrew(declared, crew);
  });
  return { legal: broken.length === 0, broken: brokenRules(broken) };
}

export const ROSTER_OPERATIONS: Operations = { roster: { answer: roster, manner: textsInAnyOrder() } };
