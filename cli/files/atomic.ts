/** Writing a file whole or not at all: beside it first, flushed, then put in its place. */
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

export async function writeWhole(path: string, text: string): Promise<void> {
  const beside = `${path}.${process.pid}.part`;
  try {
    // It may hold secrets of an event: for its owner alone.
    const file = await open(beside, 'w', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
  await flushFolder(dirname(path));
}

/** The new name is on the disk too. Windows has no such thing, and needs none. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
