// Moving pictures for the README: frames of pages, one after another in an animated WebP.
import { ask, order, resultsOf } from './ordinary.mjs';

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 360, height: 740 };
const FRAME = { width: 960, height: 600 };
const QUALITY = 40;
/** Milliseconds that a frame is shown. */
const SHOWN = 2200;

const number = (value, bytes) => Buffer.from(Array.from({ length: bytes }, (_, at) => (value >> (8 * at)) & 255));

function chunk(name, body) {
  const padding = Buffer.alloc(body.length % 2);
  return Buffer.concat([Buffer.from(name), number(body.length, 4), body, padding]);
}

/** The picture in a WebP file, without the colours and notes around it. */
function bitsOf(file) {
  for (let at = 12; at < file.length;) {
    const length = file.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (file.toString('latin1', at, at + 4) === 'VP8 ') return file.subarray(at, end);
    at = end;
  }
  throw new Error('This is not a lossy WebP picture.');
}

/** Still WebP pictures of one size as one that moves (the container of RFC 9649, section 2.7). */
function moving(frames) {
  const size = Buffer.concat([number(FRAME.width - 1, 3), number(FRAME.height - 1, 3)]);
  const parts = frames.map((frame) => {
    const [x, y] = [number(0, 3), number(0, 3)];
    return chunk('ANMF', Buffer.concat([x, y, size, number(SHOWN, 3), number(2, 1), bitsOf(frame)]));
  });
  const animated = chunk('VP8X', Buffer.concat([number(2, 4), size]));
  const forEver = chunk('ANIM', number(0, 6));
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), animated, forEver, ...parts]));
}

async function capture(page, format, clip) {
  await page.evaluate(() => document.getAnimations().forEach((change) => change.finish()));
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format,
    clip,
    ...(format === 'webp' ? { quality: QUALITY } : {}),
  });
  await session.detach();
  return data;
}

/** A stage with a desk and a phone, as they are now, and a line that says what happens. */
async function stage(page, line, pictures) {
  const images = pictures.map(
    ({ data, tall }) => `<img class="${tall ? 'tall' : 'wide'}" src="data:image/png;base64,${data}">`,
  );
  await page.setContent(`<style>
body { margin: 0; width: ${FRAME.width}px; height: ${FRAME.height}px; background: #f4f2ec; font: 600 22px sans-serif; color: #14202e; }
p { margin: 0; padding: 14px 20px; } div { display: flex; gap: 16px; padding: 0 20px; align-items: flex-start; }
img { border-radius: 8px; box-shadow: 0 1px 6px #0005; } .wide { width: 660px; } .tall { width: 244px; }
.wide:only-child { width: 810px; margin: 0 auto; }
</style><p>${line}</p><div>${images.join('')}</div>`);
  return Buffer.from(await capture(page, 'webp', { x: 0, y: 0, ...FRAME, scale: 1 }), 'base64');
}

async function shot(page, address, tall = false) {
  await page.setViewportSize(tall ? NARROW : WIDE);
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]:not(button), #page > template') === null);
  await page.waitForTimeout(500);
  return { data: await capture(page, 'png'), tall };
}

/** A round from its draft to the standings, at the desk and on a player's phone. */
export async function filmRound({ server: { origin }, event, context, strangers, enter }) {
  const [desk, phone, board] = [await context.newPage(), await strangers.newPage(), await context.newPage()];
  await board.setViewportSize(FRAME);
  const at = (part) => `${origin}/desk?event=${event.id}&as=organiser#${part}`;
  const rest = await resultsOf(event, 3);
  await order(event, [...rest.slice(0, rest.length / 2), { type: 'close-round' }, { type: 'draft-round' }]);
  const { parts } = await ask(event, `events/${event.id}/view?parts=entrants`);
  const entrant = Object.keys(parts.entrants)[3];
  await enter(strangers, event, { role: 'player', entrant });
  const frames = [
    await stage(board, '1. Draft the round. Each pairing shows why it was made.', [await shot(desk, at('round'))]),
  ];
  await order(event, [{ type: 'publish-round' }, { type: 'start-clock' }]);
  const mine = `${origin}/p/${event.id}#now`;
  const publicPage = `${origin}/e/${event.id}`;
  frames.push(
    await stage(board, '2. Publish it. Every phone shows its table.', [
      await shot(desk, `${publicPage}#pairings`),
      await shot(phone, mine, true),
    ]),
  );
  const results = await resultsOf(event, 4);
  await order(event, results.slice(0, -3));
  frames.push(
    await stage(board, '3. Results come in from the phones.', [
      await shot(desk, at('results')),
      await shot(phone, mine, true),
    ]),
  );
  await order(event, results.slice(-3));
  frames.push(
    await stage(board, '4. The standings, with what decided each place.', [
      await shot(desk, `${publicPage}#standings`),
      await shot(phone, `${origin}/p/${event.id}#standings`, true),
    ]),
  );
  return moving(frames);
}

/** A battle of Firefight: the board, a unit with what it may do, and what came of it. */
export async function filmBattle({ server: { origin }, context }) {
  const [page, board] = [await context.newPage(), await context.newPage()];
  await board.setViewportSize(FRAME);
  await page.setViewportSize(WIDE);
  await page.goto(`${origin}/firefight`);
  const button = (name) => page.getByRole('button', { name });
  await button('Start the battle').click();
  await button('Set everything up for me').click();
  const choose = page.getByRole('heading', { name: 'Choose a unit to act' });
  const frame = async (line) => {
    await page.waitForTimeout(500);
    return stage(board, line, [{ data: await capture(page, 'png'), tall: false }]);
  };
  const frames = [];
  for (const turn of [1, 2]) {
    await choose.waitFor({ timeout: 60_000 });
    if (turn === 1) frames.push(await frame('Grimdark Future: Firefight against the computer.'));
    await page.locator('.ff-unit').first().click();
    await page.locator('.board-reach-advance').waitFor({ state: 'attached' });
    const box = await page.locator('.board-svg').boundingBox();
    await page.mouse.click(box.x + box.width * 0.5, box.y + box.height * 0.5);
    const deed = page.getByRole('button', { name: /^(Advance|Rush) [\d.]+" \/ \d+"/ }).first();
    await deed.waitFor();
    frames.push(await frame('Choose a unit. The ground in reach is shaded.'));
    await deed.click();
    const skip = button('Do not shoot');
    await Promise.race([skip.waitFor(), choose.waitFor()]).catch(() => undefined);
    if (await skip.isVisible()) {
      frames.push(await frame('Every target with its chances.'));
      await skip.click();
    }
  }
  await choose.waitFor({ timeout: 60_000 });
  frames.push(await frame('The computer answers. The record can be verified.'));
  return moving(frames);
}
