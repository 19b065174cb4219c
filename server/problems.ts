/** What can go wrong that is nobody's rule: the machine cannot start, cannot write, or was too busy. */

/** The server cannot start; the message tells the organiser why and what to do. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

/** The disk or the database server takes no writes now. Reading goes on; nothing of the write was kept. */
export class StorageDown extends Error {
  override readonly name = 'StorageDown';
  /** The engine's own, for the log. */
  readonly code: string;

  constructor(code: string) {
    super(`${SAID.find(([known]) => known.test(code))?.[1] ?? UNKNOWN} Nothing was changed.`);
    this.code = code;
  }
}

/** What is said of the codes of engines and systems. */
const SAID: readonly (readonly [code: RegExp, sentence: string])[] = [
  [
    /^(SQLITE_FULL|ENOSPC|EDQUOT|53100)/,
    'The disk is full: the server cannot save anything until there is room on it.',
  ],
  [/^(SQLITE_READONLY|EROFS|25006)/, 'The disk is write-protected: the server cannot save anything on it.'],
  [/^SQLITE_(BUSY|LOCKED)/, 'The server cannot save anything while another program holds its data file. Close that.'],
];
const UNKNOWN = 'The server cannot save anything at the moment: its disk or its database does not answer as it should.';

/** There is no room for what comes in from there. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

/** Somebody else wrote the same place first. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/** The code that a driver or the system gave an error, or its name. Never its message: that may quote people's data. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return typeof error;
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && code !== '') return code;
  return error instanceof Error ? error.name : 'unknown';
}

/** Whether there is no room left on a disk. */
export function isFull(error: unknown): boolean {
  return /^(ENOSPC|EDQUOT|SQLITE_FULL)$/.test(codeOf(error));
}
