/** What cannot be reached by tapping does not exist: from every kind of event to its games, and back. */
import { test } from 'vitest';
import type { OptionValues, Scenario } from '../../core/event/types.ts';
import { type Hall, hallForTests } from './hall.ts';
import { breathe, button, claim } from './phone.ts';

let hall: Hall;
hallForTests((opened) => {
  hall = opened;
});

const PLAYED = {
  strategy: 'extraction',
  deployment: 'corner',
  schemes: ['surround-them', 'set-up', 'vendetta', 'search-the-ruins', 'hold-up-their-forces'],
};

/** Steamroller’s games are reached by its own walk (`steamroller.test.ts`). */
const KINDS: readonly (readonly [string, string, number, OptionValues, Scenario | null])[] = [
  ['Season Zero', 'gaining-grounds-s0', 2, {}, null],
  ['an All Out Brawl', 'gaining-grounds-s0', 4, { mode: 'all-out-brawl' }, null],
  ['2018', 'gaining-grounds-2018', 2, {}, PLAYED],
  ['The Hit', 'the-hit', 4, {}, null],
];

test.each(KINDS)(
  '%s: a phone, the desk and the room come to the game, and back',
  async (_, system, seats, options, scenario) => {
    const names = ['Ana', 'Bo', 'Cy', 'Di'].slice(0, seats);
    const people = names.map((name) => ({
      name,
      checkIn: true,
      ...(system === 'the-hit' ? {} : { faction: 'Guild' }),
    }));
    const desk = await hall.event(people, system);
    if (Object.keys(options).length > 0) await desk.play({ type: 'change-options', options }, { type: 'publish-pack' });
    if (scenario) await desk.play({ type: 'set-scenario', round: 1, scenario });
    await desk.play({ type: 'change-settings', settings: { rounds: 1 } }, { type: 'start-event' });
    await desk.nextRound();
    const phone = await hall.phone();
    await claim(phone, desk.join, 'Ana');
    await phone.getByRole('link', { name: 'Play it here' }).tap();
    await phone.locator('.game-step').waitFor();
    await phone.getByRole('timer').waitFor();
    await button(phone, 'Call a judge').tap();
    await button(phone, /^Call a judge to table/).tap();
    await phone.locator('.notice').getByText('A judge is called to your table').waitFor();
    await breathe(phone);
    await phone.getByRole('link', { name: 'Round 1' }).tap();
    await phone.getByRole('link', { name: 'Play it here' }).waitFor();

    const laptop = await hall.laptop(desk.address);
    await laptop.locator('#tab-results').click();
    await laptop.getByRole('link', { name: 'Open the game: Table 1' }).click();
    await laptop.locator('.game-step').waitFor();
    await laptop.getByRole('link', { name: 'Round 1' }).click();
    await laptop.getByRole('tab', { name: /^Judges/ }).click();
    await laptop.locator('.lines').getByRole('link', { name: 'Open the game: Table 1' }).waitFor();
  },
);
