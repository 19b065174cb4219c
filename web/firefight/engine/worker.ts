/** The engine and the computer players, beside the page: loaded when a battle opens. */
import type { Draws } from '../../../core/systems/firefight/rules/dice.ts';
import { keeper } from './keeper.ts';
import type { AnyAsk } from './messages.ts';

/** Chance that nobody can foresee; 4 bytes at a time, and none that would favour some numbers. */
const chance: Draws = {
  below: (limit) => {
    const fair = 2 ** 32 - (2 ** 32 % limit);
    const drawn = new Uint32Array(1);
    for (;;) {
      const [word = 0] = crypto.getRandomValues(drawn);
      if (word < fair) return word % limit;
    }
  },
};

const reply = keeper({ dice: { roll: () => 1 + chance.below(6) }, draws: chance, now: () => performance.now() });

interface Sent {
  readonly id: number;
  readonly asked: AnyAsk;
}

addEventListener('message', ({ data }: MessageEvent<Sent>) => {
  postMessage({ id: data.id, got: reply(data.asked) });
});
