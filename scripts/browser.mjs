// Finds a Chromium for the browser tests, or gets one.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, tool } from './house.mjs';

const suffix = process.platform === 'win32' ? '.exe' : '';
/** The shell first: without a window's machinery it takes two thirds of the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const known = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name + suffix)));
  return [process.env.MUSTER_CHROMIUM ?? '', ...candidates, ...known].find((path) => path !== '' && existsSync(path));
}

async function fromPlaywright() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return path !== '' && existsSync(path) ? path : undefined;
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  await run('apt-get', ['update', '-qq'], { quiet: true });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    console.log(`Installing Chromium for the browser tests (apt-get install ${name}) ...`);
    const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
    const path = installed();
    if (path !== undefined) return path;
  }
  return undefined;
}

async function download() {
  console.log('Downloading Chromium for the browser tests (npx playwright-core install chromium) ...');
  await tool('playwright-core/cli.js', ['install', 'chromium'], { quiet: true });
  return fromPlaywright();
}

/** The path of a Chromium or Chrome; throws with the command to run when there is none to be had. */
export async function findBrowser() {
  const path = installed() ?? (await fromPlaywright()) ?? (await fromDebian()) ?? (await download());
  if (path !== undefined) return path;
  throw new Error(
    'No Chromium found, and none could be installed. Install one (Debian: apt-get install chromium-headless-shell; ' +
      'elsewhere: npx playwright-core install chromium), or set MUSTER_CHROMIUM to its path.',
  );
}
