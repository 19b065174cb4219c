/** A frame while one of 60 things is dragged over a table, on a processor four times as slow: of the built pages (`npm run build`). */
import type { TableMap } from '../core/table/map/map.ts';
import { SLOWER, dragged } from './lib/dragging.ts';
import { report } from './lib/report.ts';

/** 40 models in rows, and 20 pieces of terrain. */
function busyTable(): TableMap {
  const things = Array.from({ length: 40 }, (_, n) => ({
    id: `m${n}`,
    name: `m${n}`,
    kind: 'model' as const,
    side: n % 2 === 0 ? ('A' as const) : ('B' as const),
    at: [3 + (n % 8) * 4.2, 3 + Math.floor(n / 8) * 4] as const,
    base: 30,
  }));
  const terrain = Array.from({ length: 20 }, (_, n) => {
    const [x, y] = [2 + (n % 7) * 4.6, 23 + Math.floor(n / 7) * 4];
    return { id: `t${n}`, name: `t${n}`, shape: { rect: [x, y, x + 3, y + 3] as const }, traits: ['blocking'] };
  });
  return { name: 'bench', system: 'gaining-grounds-s0', layout: 'turf-war-wedge', size: [36, 36], terrain, things };
}

const { frames, rows } = await dragged({
  before: `localStorage.setItem('muster table', ${JSON.stringify(JSON.stringify(busyTable()))})`,
  open: async (page, url) => {
    await page.goto(`${url}/table`);
    const thing = page.locator('[data-thing="m0"]');
    await thing.waitFor();
    await page.locator('.table-frame').scrollIntoViewIfNeeded();
    return thing;
  },
  at: (move) => [200 * Math.abs(Math.sin(move / 30)), -200 * Math.abs(Math.sin(move / 40))],
});

report(`drag: ${frames} frames, 60 things, CPU ÷ ${SLOWER}`, rows);
