/** What can go wrong that is nobody's rule: the machine cannot start, cannot write, or was too busy. */

/** The server cannot start; the message tells the organiser why and what to do. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

/** The disk or the database server takes no writes now. Reading goes on; nothing of the write was kept. */
export class StorageDown extends Error {
  override readonly name = 'StorageDown';
  /** The engine's own code, for the log. */
  readonly reason: string;

  constructor(reason: string) {
    super('The server cannot save anything at the moment (is the disk full or write-protected?). Nothing was changed.');
    this.reason = reason;
  }
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
