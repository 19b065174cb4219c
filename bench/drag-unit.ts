/**
 * A frame while a unit of ten is dragged among 40 pieces of terrain at Firefight, on a processor four times as slow: legality
 * and the nearest legal place of every frame are the engine's, beside the page. Of the built pages (`npm run build`).
 */
import { SLOWER, dragged } from './lib/dragging.ts';
import { report } from './lib/report.ts';

/** One unit of ten models. */
const LIST = '++ Bench [GFF 200pts] ++\n\nTroopers [10] Q4+ D4+ | 200pts\n10x Rifle (24", A1), 10x CCW (A1)\n';

/** 40 pieces, difficult ones and cover, with room between them. */
const TABLE = JSON.stringify({
  name: 'bench',
  size: [48, 48],
  terrain: Array.from({ length: 40 }, (_, n) => {
    const [x, y] = [2 + (n % 8) * 5.6, 13 + Math.floor(n / 8) * 4.6];
    return { id: `t${n}`, shape: { rect: [x, y, x + 2, y + 2] }, traits: [n % 2 === 0 ? 'difficult' : 'cover'] };
  }),
});

const SET_UP = { own: LIST, foe: LIST, players: { A: 'person', B: 'person' }, table: '1' };

const { frames, rows } = await dragged({
  before: `localStorage.setItem('muster firefight set-up', ${JSON.stringify(JSON.stringify(SET_UP))});
    localStorage.setItem('muster firefight dice', '{"pace":"fast"}');`,
  open: async (page, url) => {
    await page.goto(`${url}/firefight`);
    await page.getByText('Table, dice and records').click();
    await page.getByText('A table from a file').click();
    await page.getByLabel('Paste a table, or choose its file').fill(TABLE);
    await page.getByRole('button', { name: 'Start the battle' }).click();
    const forMe = page.getByRole('button', { name: 'Set everything up for me' });
    const acting = page.locator('.ff-deeds');
    for (let turns = 0; turns < 200 && !(await acting.isVisible()); turns += 1) {
      if (await forMe.isVisible()) await forMe.click().catch(() => undefined);
      await page.waitForTimeout(50);
    }
    await page.locator('.board-reach-advance').waitFor({ state: 'attached' });
    await page.locator('.board-svg').scrollIntoViewIfNeeded();
    return page.locator('.board-chosen .board-base').first();
  },
  at: (move, y) => [60 * Math.sin(move / 30), (y > 370 ? -1 : 1) * 90 * Math.abs(Math.sin(move / 40))],
  during: async (page) => {
    if ((await page.locator('.board-ghost-base').count()) < 10) throw new Error('the unit was not dragged');
  },
});

report(`drag-unit: ${frames} frames, 10 models, 40 pieces, CPU ÷ ${SLOWER}`, rows);
