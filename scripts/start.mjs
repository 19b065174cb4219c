// npm start: installs and builds when that is needed, then serves. `npm start -- --port 8080` passes arguments on.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, install, modified, rooms, root, run } from './house.mjs';

const main = join(root, 'dist/cli/main.js');

function needsBuild() {
  if (!existsSync(main)) return true;
  const others = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json', 'vite.config.ts'];
  const made = rooms.filter((room) => room !== 'bench').flatMap(filesUnder);
  const newest = Math.max(...[...made.filter((path) => !path.includes('.test.')), ...others].map(modified));
  return newest > modified('dist/.built');
}

await install();
if (needsBuild()) {
  console.log('Building ...');
  const { code } = await run(process.execPath, ['scripts/build.mjs']);
  if (code !== 0) throw new Error('The build failed: see above.');
}

// In this process, so that a signal to `npm start` reaches the server.
process.argv = [process.execPath, main, 'serve', ...process.argv.slice(2)];
await import(main);
