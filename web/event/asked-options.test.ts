/** Options of modes that are not chosen are shown to nobody, neither at the desk nor on the event's page. */
import { expect, test } from 'vitest';
import type { OptionValues } from '../../core/event/types.ts';
import { packById } from '../../core/systems/index.ts';
import { askedIn } from './asked-options.ts';

function asked(system: string, values: OptionValues): (id: string) => boolean {
  const ids = askedIn(packById(system)?.options.specs ?? [], values).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  return (id) => ids.includes(id);
}

test('an option of a choice that is not made is not asked', () => {
  const standard = asked('gaining-grounds-s0', {});
  expect(['play', 'brawlSeats', 'brawlPoints', 'hardcoreMinutes', 'classic'].filter(standard)).toEqual(['play']);
  const hardcore = asked('gaining-grounds-s0', { mode: 'henchman-hardcore' });
  expect(['play', 'pointSize', 'hardcoreMinutes'].filter(hardcore)).toEqual(['hardcoreMinutes']);
  expect(asked('gaining-grounds-s0', { mode: 'all-out-brawl' })('brawlPoints')).toBe(true);
});

test('what a variant alone asks for is asked with it, whether its format or somebody chose it', () => {
  expect(asked('gaining-grounds-s0', { variants: ['bans'] })('classic')).toBe(false);
  expect(asked('gaining-grounds-s0', { variants: ['bans', 'classic'] })('classic')).toBe(true);
  expect(asked('gaining-grounds-s0', { format: 'wild' })('classic')).toBe(true);
  expect(asked('steamroller-2015', {})('listsRequired')).toBe(false);
  expect(asked('steamroller-2015', { variants: ['lists-required'] })('listsRequired')).toBe(true);
});

test('Strategies of one’s own are asked where they are played, and are seen where they are set', () => {
  const ids = ['strategies', 'deployments', 'strategyTable'];
  const within = (values: OptionValues) => ids.filter(asked('gaining-grounds-2018', values));
  expect(within({})).toEqual([]);
  expect(within({ rotation: 'own' })).toEqual(['strategies', 'deployments']);
  expect(within({ rotation: 'flip' })).toEqual(['strategyTable']);
  expect(within({ rotation: 'jan-mar', strategies: ['-', 'guard-the-stash'] })).toEqual(['strategies']);
});

test('Open Swiss asks for the points of the kind that is chosen, and of a cut where there is one', () => {
  const ids = ['win', 'bands', 'places', 'thirdPlace'];
  const within = (values: OptionValues) => ids.filter(asked('open-swiss', values));
  expect(within({})).toEqual(['win']);
  expect(within({ pointsFor: 'bands', cutTo: 8 })).toEqual(['bands', 'thirdPlace']);
  expect(within({ pointsFor: 'places' })).toEqual(['places']);
});
