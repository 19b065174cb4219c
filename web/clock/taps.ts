/** What can be tapped for an ask: its answers that are one tap. */
import type { Ask } from '../../core/encounter/types.ts';
import type { Json } from '../../core/journal/json.ts';

export interface Tap {
  readonly ask: string;
  readonly face: string;
  readonly value: Json;
}

export function tapsOf({ id, kind, label }: Ask): readonly Tap[] {
  if (kind.type === 'choice') return kind.choices.map((choice) => ({ ask: id, face: choice.label, value: choice.id }));
  return kind.type === 'confirm' || kind.type === 'flag' ? [{ ask: id, face: label, value: true }] : [];
}
