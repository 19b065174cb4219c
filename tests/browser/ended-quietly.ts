/** The end of a Malifaux game on phones, where nobody scores. */
import { expect } from 'vitest';
import type { Phone } from './at-table.ts';

/** Whatever the Strategy and the Schemes ask at the end, on whichever phone: what is known, else nothing. Some ask nothing at all. */
export async function endedQuietly(...phones: readonly Phone[]): Promise<void> {
  for (const phone of phones) await phone.step(/^(End of the game|The game is over)$/);
  const answered = async ({ page }: Phone): Promise<boolean> => {
    const over = page.getByRole('button', { name: 'This is the result' });
    const answer = page
      .locator('.game-next')
      .getByRole('button', { name: /^(From what was entered|It scores nothing|None of these)$/ })
      .first();
    if (await answer.isVisible()) {
      const asked = page
        .locator('.game-next h3')
        .filter({ hasText: await page.locator('.game-next h3').first().innerText() });
      // What both are asked goes from here with the other's answer, perhaps just now.
      const isTapped = await answer.tap({ timeout: 1000 }).then(
        () => true,
        () => false,
      );
      if (isTapped) await asked.waitFor({ state: 'detached' });
    }
    return over.isVisible();
  };
  await expect
    .poll(async () => {
      const over: boolean[] = [];
      for (const phone of phones) over.push(await answered(phone));
      return over.every(Boolean);
    })
    .toBe(true);
}
