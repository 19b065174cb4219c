/** What is looked at of a Crew in 2018. */
import type { Inspected } from '../../malifaux/game/inspection.ts';

const JUDGE = 'Call the organiser, who decides.';

export const INSPECTED: readonly Inspected[] = [
  {
    id: 'painted',
    label: 'Painted, or cast in coloured plastic',
    otherwise: 'A bare or primed model is not played.',
    rules: ['GG18-PAINT-01', 'GG18-PAINT-02', 'GG18-PAINT-03'],
  },
  {
    id: 'official',
    label: 'Official models: each as what it was sold as, no proxies',
    otherwise: 'Proxies are not played.',
    rules: ['GG18-PROXY-01'],
  },
  {
    id: 'stand-ins',
    label: 'Retired models and Avatars on the base of the model they stand for',
    otherwise: 'Such models are not played.',
    rules: ['GG18-PROXY-06', 'GG18-PROXY-07', 'GG18-PROXY-08'],
  },
  {
    id: 'conversions',
    label: 'Conversions: accurate, a third of other makers at most',
    otherwise: JUDGE,
    rules: ['GG18-PROXY-02', 'GG18-PROXY-03', 'GG18-PROXY-04'],
  },
  {
    id: 'cards',
    label: 'A card for each model and Upgrade; those for enemies on paper; the app shown on request',
    otherwise: `They must be here. ${JUDGE}`,
    rules: ['GG18-CARD-01', 'GG18-CARD-03', 'GG18-CARD-04'],
  },
  {
    id: 'markers',
    label: 'Markers of every base that is needed, each kind told apart',
    otherwise: 'They must be here.',
    rules: ['GG18-TRACK-03'],
  },
  {
    id: 'tracking',
    label: 'Damage and conditions: one way for each, no colour twice, legible',
    otherwise: 'Another way or colour is used for one of them.',
    rules: ['GG18-TRACK-02', 'GG18-TRACK-04', 'GG18-TRACK-05', 'GG18-TRACK-06', 'GG18-TRACK-07'],
  },
];
