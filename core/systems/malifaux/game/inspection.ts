/** Looking over a Crew: models, paint, conversions, cards. Whoever looked says at what, and what was not in order. */
import { among, askId, maybe } from '../../../encounter/ask-id.ts';
import { sideIn } from '../../../encounter/names.ts';
import type { BoardRow } from '../../../encounter/board.ts';
import type { PaperStep } from '../../../encounter/paper.ts';
import {
  type Ask,
  type AskField,
  type Guide,
  type SideId,
  type Viewpoint,
  SIDE_IDS,
} from '../../../encounter/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Json, isPlainObject, textsOf } from '../../../journal/json.ts';

/** One thing to look at. */
export interface Inspected {
  readonly id: string;
  readonly label: string;
  /** What follows where it is not in order. */
  readonly otherwise: string;
  readonly rules: readonly RuleId[];
}

/** What somebody looked at, and found. */
export interface LookFinding {
  readonly crew: SideId;
  /** Null: a judge. */
  readonly by: SideId | null;
  readonly looked: readonly string[];
  readonly wrong: readonly string[];
}

/** `inspect:B`, or `inspect` where the answer says whose Crew it is. */
export const INSPECT_ID = askId('inspect', { crew: maybe(among(SIDE_IDS)) });

/** Beside more Crews than this a phone asks once, and whose it is. */
const FEW = 2;

/** Nobody looks over their own Crew; a judge, anybody's. */
export function inspectionAsks(rows: readonly Inspected[], sides: readonly SideId[], as: Viewpoint): readonly Ask[] {
  const others = sides.filter((side) => side !== as);
  const choices = rows.map(({ id, label }) => ({ id, label }));
  const most = choices.length;
  const fields: readonly AskField[] = [
    { id: 'looked', label: 'Looked at', kind: { type: 'choices', choices, min: 1, max: most } },
    { id: 'wrong', label: 'Not in order', kind: { type: 'choices', choices, min: 0, max: most }, optional: true },
  ];
  const asked = (id: string, label: string, all: readonly AskField[]): Ask => ({
    id,
    of: 'any',
    label,
    help: 'Tick what you looked at, and below what was not in order.',
    kind: { type: 'record', fields: all },
    again: true,
    optional: true,
    judge: true,
    rules: cite(...new Set(rows.flatMap(({ rules }) => rules))),
  });
  if (others.length <= FEW) {
    return others.map((side) => asked(INSPECT_ID.write({ crew: side }), `Look over ${sideIn(side)}’s Crew`, fields));
  }
  const crews = others.map((side) => ({ id: side, label: sideIn(side) }));
  return [
    asked(INSPECT_ID.write({ crew: undefined }), 'Look over a Crew', [
      { id: 'crew', label: 'Whose', kind: { type: 'choice', choices: crews } },
      ...fields,
    ]),
  ];
}

export function findingIn(
  { said, side }: { readonly said: { readonly crew: SideId | undefined }; readonly side: SideId | null },
  value: Json,
  sides: readonly SideId[],
): LookFinding | null {
  if (!isPlainObject(value)) return null;
  const crew = sides.find((one) => one === (said.crew ?? value.crew));
  if (crew === undefined) return null;
  return { crew, by: side, looked: idsIn(value.looked), wrong: idsIn(value.wrong) };
}

function idsIn(value: Json | undefined): readonly string[] {
  return textsOf(value);
}

export function inspectionRows(rows: readonly Inspected[], findings: readonly LookFinding[]): readonly BoardRow[] {
  const labels = (ids: readonly string[]): string =>
    rows.flatMap(({ id, label }) => (ids.includes(id) ? [label] : [])).join(', ');
  return findings.map(({ crew, by, looked, wrong }) => ({
    title: `${sideIn(crew)}, looked over by ${by === null ? 'a judge' : sideIn(by)}`,
    figure: wrong.length === 0 ? 'in order' : `${wrong.length} not in order`,
    facts: [labels(looked), ...(wrong.length === 0 ? [] : [`Not in order: ${labels(wrong)}`])],
    rules: rows.filter(({ id }) => looked.includes(id) || wrong.includes(id)).flatMap(({ rules }) => rules),
    of: crew,
  }));
}

/** What is still not in order: who looks at it again and finds it in order clears it. */
export function inspectionGuides(rows: readonly Inspected[], findings: readonly LookFinding[]): readonly Guide[] {
  const crews = [...new Set(findings.map(({ crew }) => crew))];
  return crews.flatMap((crew) =>
    rows.flatMap(({ id, label, otherwise, rules }) => {
      const about = findings.filter((one) => one.crew === crew && (one.looked.includes(id) || one.wrong.includes(id)));
      const wrong = about[about.length - 1]?.wrong.includes(id) === true;
      return wrong
        ? [{ text: `${sideIn(crew)}: “${label}” is not in order. ${otherwise}`, rules: cite(...rules) }]
        : [];
    }),
  );
}

/** The same to look at on paper. */
export function inspectionStep(rows: readonly Inspected[]): PaperStep {
  const says = rows.map(({ label, otherwise, rules }) => ({
    text: `${label}. Where it is not in order: ${otherwise}`,
    rules: cite(...rules),
  }));
  return { title: 'Look over each other’s Crews', says };
}
