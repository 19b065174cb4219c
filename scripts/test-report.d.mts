/** A run of vitest: how it ended, what it printed, and `testResults` of its JSON report. */
export interface Run {
  readonly code: number;
  readonly output: string;
  readonly results: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

export function forSecondTry(run: Run): string[];
export function countTests(
  first: Run,
  second?: Run | null,
): { good: number; bad: number; left: number; said: readonly string[] };
export function countsIn(output: string): readonly string[];
