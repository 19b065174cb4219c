// npm start: installs and builds when that is needed, then serves. `npm start -- --port 8080` passes arguments on.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, needsBuild, root, run } from './house.mjs';
import { inPlainWords } from './plain-words.mjs';

/** What is in the way, in a sentence; null when everything is there. */
async function prepare() {
  try {
    await install({ development: false });
  } catch (error) {
    return error.message;
  }
  if (!needsBuild()) return null;
  console.log('Building ...');
  const { code, output } = await run(process.execPath, ['scripts/build.mjs'], { quiet: true });
  return code === 0 ? null : (inPlainWords(output, root) ?? `The build failed:\n${output.trim()}`);
}

const inTheWay = await prepare();
if (inTheWay !== null) {
  console.error(inTheWay);
  process.exit(1);
}

// In this process, so that a signal to `npm start` reaches the server.
const main = join(root, 'dist/program/main.js');
process.argv = [process.execPath, main, 'serve', ...process.argv.slice(2)];
await import(pathToFileURL(main).href);
