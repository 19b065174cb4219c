/** The words of the page where strategies, schemes and scenarios are tried out, in German. */
import type { learnEn } from './learn-en.ts';
import type { Message } from './messages.ts';

export const learnDe: Readonly<Record<keyof typeof learnEn, Message>> = {
  title: 'Ausprobieren',
  lead: 'Öffne eine Strategie, ein Scheme oder ein Szenario, bewege, was auf dem Tisch steht, und sieh, ob es punktet und warum.',
  loading: 'Die Regeln werden geholt …',
  failed: 'Hier gibt es nichts dieses Namens zum Ausprobieren, oder der Server antwortet nicht.',
  side: 'Spieler {side}',
  scores: 'Was es jetzt bringt',
  points: '{points} {unit}',
  measured: 'Gemessen',
  again: 'Neu aufstellen',
  setting: 'Was gespielt wird',
  tells: 'Was der Tisch nicht zeigt',
  known: 'Als bekannt angenommen',
  rules: 'Die Regeln, die entscheiden',
};
