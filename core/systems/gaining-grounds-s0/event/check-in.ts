/** What is asked at check-in: one Faction for the whole event, and what the format and the mode need beside. */
import type { CheckInFacts, DetailSpec } from '../../../event/pack.ts';
import type { OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import { brokenRefusal } from '../../../rules/broken.ts';
import { isTeamEvent, modeOf, poolCap, variantsInForce } from './in-force.ts';
import { type HandedIn, TEAM, checkHandedIn, handedInBy, unreadIn } from '../roster/declared.ts';

export function details(options: OptionValues): readonly DetailSpec[] {
  const members = isTeamEvent(options) ? TEAM : [null];
  return [
    ...members.flatMap((member) => handedIn(options, member)),
    {
      id: 'painting',
      label: 'Entry for the painting competition',
      required: false,
      rules: ['GG0-EVENT-09', 'GG0-PAINT-02'],
    },
  ];
}

/** Whose it is, in the order in which a team names its two. */
const OF_MEMBER = ['First player: ', 'Second player: '] as const;

/** What one hands in; null: who plays alone. */
function handedIn(options: OptionValues, member: (typeof TEAM)[number] | null): readonly DetailSpec[] {
  const cap = poolCap(options);
  const crewRule = CREW_RULES[modeOf(options).id];
  const of = (what: HandedIn, label: string, rule: RuleId): DetailSpec => {
    const whose = member === null ? label : `${OF_MEMBER[member]}${label.charAt(0).toLowerCase()}${label.slice(1)}`;
    return asked(handedInBy(what, member ?? 0), whose, rule);
  };
  const listed = (what: HandedIn, label: string, rule: RuleId): DetailSpec => {
    return { ...of(what, `${label} (one model per line)`, rule), long: true };
  };
  return [
    ...(variantsInForce(options).includes('fixed-leaders')
      ? [of('leader', 'Leader for the whole event', 'GG0-VAR-FIXEDLEADER-01')]
      : []),
    ...(cap === null ? [] : [listed('pool', `Model pool, ${cap} Soulstones at most`, 'GG0-VAR-POOL-01')]),
    ...(crewRule === undefined ? [] : [listed('crew', 'Crew for the whole event', crewRule)]),
  ];
}

/** Modes in which a Crew is handed in. */
const CREW_RULES: Readonly<Record<string, RuleId>> = {
  'double-rush': 'GG0-MODE-DR-02',
  'henchman-hardcore': 'GG0-MODE-HH-07',
};

/** The table holds a Crew against it, so everybody may read it. */
function asked(id: string, label: string, rule: RuleId): DetailSpec {
  return { id, label, required: true, open: true, rules: ['GG0-EVENT-09', rule] };
}

/** Whether somebody may be checked in as they are; a Ringer plays for nothing and declares nothing. */
export function checkIn(entrant: CheckInFacts, options: OptionValues): Refusal | null {
  if (entrant.ringer) return null;
  if (isTeamEvent(options)) {
    if (entrant.members.length !== TEAM.length) {
      const message = `${entrant.name} plays as a team of two: name both players and the Faction of each.`;
      return refuse('team-size', message, ...cite('GG0-VAR-TEAM-01', 'GG0-VAR-TEAM-03'));
    }
    const undeclared = entrant.members.find(({ faction }) => isBlank(faction));
    const who = undeclared ? undeclared.name : '';
    if (undeclared)
      return refuse('no-faction', `${who} declares one Faction.`, ...cite('GG0-EVENT-03', 'GG0-VAR-TEAM-03'));
  } else if (isBlank(entrant.faction)) {
    return refuse('no-faction', 'Declare one Faction: it holds for the whole event.', ...cite('GG0-EVENT-03'));
  }
  const missing = details(options).filter(({ id, required }) => required && isBlank(entrant.details[id]));
  if (missing.length === 0) {
    return unreadIn(entrant.details) ?? brokenRefusal('bad-list', checkHandedIn(entrant.details, options));
  }
  const labels = missing.map(({ label }) => label).join('; ');
  return refuse('detail-missing', `Still needed: ${labels}.`, ...cite(...missing.flatMap(({ rules }) => rules)));
}

function isBlank(text: string | undefined): boolean {
  return text === undefined || text.trim() === '';
}
