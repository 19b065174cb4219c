/** Hands, Initiative, bans and Pass Tokens. */
import type { OptionValues } from '../../../../event/types.ts';
import type { RuleId } from '../../../../rules/rule-ids.ts';
import { type Broken, broken } from '../../../../rules/broken.ts';
import { isTeamEvent, modeOf } from '../../event/in-force.ts';

const HAND_RULES: Readonly<Record<string, RuleId>> = {
  'double-rush': 'GG0-MODE-DR-07',
  'all-out-brawl': 'GG0-MODE-AOB-04',
  'henchman-hardcore': 'GG0-MODE-HH-06',
};

export function checkHand(cards: number, options: OptionValues): readonly Broken[] {
  const { id, hand } = modeOf(options);
  return broken(cards > hand, HAND_RULES[id] ?? 'GG0-CORE-16', `A hand holds at most ${hand} cards.`);
}

interface InitiativeFlip {
  readonly team: readonly string[];
  /** Who has flipped for Initiative already. */
  readonly flipped: readonly string[];
}

/** One player of each team flips. */
export function checkInitiativeFlip({ team, flipped }: InitiativeFlip, options: OptionValues): readonly Broken[] {
  if (!isTeamEvent(options)) return [];
  const again = team.some((player) => flipped.includes(player));
  return broken(again, 'GG0-VAR-TEAM-07', 'One player of a team flips for Initiative, and one has.');
}

/** The Keyword named against an opponent must not be on their Leader. */
export function checkBan(keyword: string, leader: readonly string[]): readonly Broken[] {
  return broken(leader.includes(keyword), 'GG0-VAR-BANS-02', 'That Keyword is on their Leader: name another.', keyword);
}

/** Pass Tokens are the team's; nobody passes with none left. */
export function checkPassToken(left: number): readonly Broken[] {
  return broken(left <= 0, 'GG0-VAR-TEAM-09', 'The team has no Pass Token left.');
}
