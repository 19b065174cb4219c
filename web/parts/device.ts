/** What this device keeps between two visits. A browser that keeps nothing has nothing, and nobody is told. */

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What is no JSON, as something of another time, is as if it were not there. */
export function keptJson(key: string): unknown {
  try {
    return JSON.parse(kept(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Whether there was room for it. */
export function keep(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
