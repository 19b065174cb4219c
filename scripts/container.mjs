// npm run container: packs Muster and builds the image of `Dockerfile` from it, with docker, podman or buildah, whichever is
// there. `-- --base IMAGE` takes another base with Node.js and npm in it; `--tag NAME` names the image, else muster.
import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { npmProgram, root, run } from './house.mjs';

const { values } = parseArgs({
  options: { base: { type: 'string' }, tag: { type: 'string', default: 'muster' } },
});

async function done(program, args) {
  const { code } = await run(program, args);
  return code === 0;
}

async function build(folder) {
  if (!(await done(process.execPath, [npmProgram(), 'pack', '--pack-destination', folder]))) return false;
  const { version } = (await import('../package.json', { with: { type: 'json' } })).default;
  renameSync(join(folder, `muster-${version}.tgz`), join(folder, 'muster.tgz'));
  copyFileSync(join(root, 'Dockerfile'), join(folder, 'Dockerfile'));
  const base = values.base === undefined ? [] : ['--build-arg', `BASE=${values.base}`];
  for (const builder of ['docker', 'podman', 'buildah']) {
    const { code } = await run(builder, ['info'], { quiet: true }).catch(() => ({ code: 1 }));
    // Podman and buildah leave out what only Docker's own form has, such as the check of its health.
    const form = builder === 'docker' ? [] : ['--format', 'docker'];
    if (code === 0) return done(builder, ['build', ...form, ...base, '--tag', values.tag, folder]);
  }
  console.error('There is no docker, podman or buildah here that answers.');
  return false;
}

const folder = mkdtempSync(join(tmpdir(), 'muster-container-'));
const built = await build(folder);
rmSync(folder, { recursive: true, force: true });
if (!built) process.exitCode = 1;
