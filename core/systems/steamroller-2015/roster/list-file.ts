/** A list as a file of Muster's own, JSON: the same words as the typed list, and read as that. */
import { type Json, isPlainObject, parseJson, fieldsOf, numberOf } from '../../../journal/json.ts';

/**
 * The lines of the list that a file holds: `{ "faction", "casters": [{ "card", "bonus" }], "cards": [{ "card", "cost" }],
 * "objective" }`, with what else is known of a card. Null for a text that is no such file.
 */
export function linesOfFile(text: string): string | null {
  const read = text.trimStart().startsWith('{') ? parseJson(text) : { value: null };
  const file = 'value' in read ? read.value : null;
  if (!isPlainObject(file) || !Array.isArray(file.casters) || !Array.isArray(file.cards)) return null;
  const { faction, theme, objective } = file;
  const { name, tier } = fieldsOf(theme);
  const specialists = Array.isArray(file.specialists) ? ['Specialists:', ...file.specialists.map(cardLine)] : [];
  return [
    ...(typeof faction === 'string' ? [`Faction: ${faction}`] : []),
    ...(typeof name === 'string' ? [`Theme: ${name} (Tier ${numberOf(tier, 1)})`] : []),
    ...(typeof objective === 'string' ? [`Objective: ${objective}`] : []),
    ...file.casters.map(casterLine),
    ...file.cards.map(cardLine),
    ...specialists,
  ].join('\n');
}

/** What is no caster or card is written as it is: a line that nobody can read is handed back as every other. */
function casterLine(caster: Json): string {
  if (!isPlainObject(caster) || typeof caster.card !== 'string') return JSON.stringify(caster);
  const { card, bonus, models, version } = caster;
  return `Caster: ${[card, ...(version === 'epic' ? ['(epic)'] : []), ...sized(models)].join(' ')} +${said(bonus)}`;
}

function cardLine(entry: Json): string {
  if (!isPlainObject(entry) || typeof entry.card !== 'string') return JSON.stringify(entry);
  const { card, cost, printed, kind, models, fa, version, attached, marshaled, client, tier } = entry;
  const marks = [
    ...(typeof kind === 'string' ? [kind] : []),
    ...(version === 'epic' ? ['epic'] : []),
    ...(fa === undefined ? [] : [`FA ${said(fa)}`]),
    ...(typeof printed === 'number' ? [`printed ${printed}`] : []),
    ...(typeof tier === 'number' ? [`tier ${tier}`] : []),
    ...(entry.free === true ? ['free'] : []),
    ...(entry.raises === true ? ['raises'] : []),
    ...(entry.inTheme === false ? ['not in theme'] : []),
    ...Object.entries({ attached, marshaled, client }).flatMap(([word, to]) =>
      typeof to === 'string' ? [`${word} to ${to}`] : [],
    ),
  ];
  return [card, ...(marks.length === 0 ? [] : [`(${marks.join(', ')})`]), ...sized(models), `[${said(cost)}]`].join(
    ' ',
  );
}

function sized(models: Json | undefined): readonly string[] {
  return typeof models === 'number' && models > 1 ? [`(${models} models)`] : [];
}

/** A figure as it is; anything else as it stands in the file, which is no figure. */
function said(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
