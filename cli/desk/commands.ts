/** What comes from the command line is parsed like what comes over HTTP: as strict and as bounded. */
import { textsOf } from '../../core/journal/json.ts';
import { randomBytes } from 'node:crypto';
import { type Refusal, refuse } from '../../core/rules/refusal.ts';
import type { Entry } from '../../core/journal/types.ts';
import { eventCommand, undo } from '../../server/schemas/event-command.ts';
import type { Command, Done } from './desk.ts';

export function parseCommand(value: unknown): Command | Refusal {
  const isUndo = typeof value === 'object' && value !== null && 'type' in value && value.type === 'undo';
  const parsed = (isUndo ? undo : eventCommand).safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue && issue.path.length > 0 ? `${issue.path.join('.')}: ` : '';
  return refuse('bad-request', `${place}${issue?.message ?? 'This is not a command.'}`);
}

export function doneOf(entries: readonly Entry[], repeated: boolean): Done {
  const rulesOf = ({ body }: Entry): readonly string[] => ('rules' in body ? textsOf(body.rules) : []);
  return { entries: entries.map((entry) => ({ type: entry.body.type, rules: rulesOf(entry) })), repeated };
}

/** 64 random hexadecimal digits: a nonce, a secret. */
export function randomHash(): string {
  return randomBytes(32).toString('hex');
}
