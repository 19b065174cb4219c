/** What went wrong outside the rules, as a refusal: a sentence that says what to do. */
import { dirname } from 'node:path';
import { type Refusal, refuse } from '../core/rules/refusal.ts';

const SENTENCES: Readonly<Record<string, (path: string) => Refusal>> = {
  ENOENT: (path) => refuse('no-file', `There is no ${path}.`),
  ENOTDIR: (path) => refuse('no-file', `There is no ${path}.`),
  EISDIR: (path) => refuse('is-folder', `${path} is a folder, and a file is needed.`),
  EEXIST: (path) => refuse('file-exists', `${path} exists already. Choose another name.`),
  EACCES: (path) => refuse('no-access', `You may not use ${path}: see who owns it.`),
  EPERM: (path) => refuse('no-access', `You may not use ${path}: see who owns it.`),
  EROFS: (path) => refuse('cannot-save', `${path} is on a disk that cannot be written. Nothing was changed.`),
  ENOSPC: (path) => refuse('cannot-save', `The disk of ${path} is full. Nothing was changed.`),
  EIO: (path) => refuse('cannot-save', `The disk of ${path} failed. Nothing was changed.`),
};

/** A known problem as a refusal, or null: then it is a bug. */
export function knownProblem(error: unknown): Refusal | null {
  if (!(error instanceof Error)) return null;
  if (error.name === 'CannotStart') return refuse('cannot-start', error.message);
  if (error.name === 'StorageDown') return refuse('cannot-save', error.message);
  if (error.name === 'UnreadableRecord') return refuse('unreadable', error.message);
  const { code, path, dest } = error as NodeJS.ErrnoException & { readonly dest?: string };
  const sentence = code === undefined ? undefined : SENTENCES[code];
  if (!sentence) return null;
  const [, meant = dest ?? path ?? 'such file', part] = /^(.*?)(\.\d+\.part)?$/.exec(dest ?? path ?? 'such file') ?? [];
  // A file is written beside its place first: what is missing then is the folder.
  return code === 'ENOENT' && part !== undefined ? sentence(`folder ${dirname(meant)}`) : sentence(meant);
}

/** What is said of a bug. */
export function bug(error: unknown): Refusal {
  const what = error instanceof Error ? error.message : String(error);
  return refuse('bug', `Something went wrong inside Muster, and that is our mistake: ${what}`);
}
