/** The order of the test files: the longest of each project first, or one processor ends with nothing to do but wait for it. */
import { type TestSpecification, BaseSequencer } from 'vitest/node';

/** What takes over 20 seconds. A name that is missing here costs time and nothing else. */
const LONGEST = [
  'tests/oracle/check.test.ts',
  'core/systems/firefight/battle/battle.test.ts',
  'tests/browser/access.test.ts',
  'tests/browser/player.test.ts',
  'tests/browser/day.test.ts',
  'tests/browser/desk.test.ts',
  'tests/crash/kill.test.ts',
  'events.long.test.ts',
  'core/table/oracle.long.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // Files of a project stay together: they share what was loaded for the first of them.
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const long = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.endsWith(name));
    return projects.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name);
      return [...own.filter(long), ...own.filter((file) => !long(file))];
    });
  }
}
