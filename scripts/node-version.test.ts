import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './house.mjs';

const gate = resolve(root, 'bin/node-version.cjs');

/** Runs the check as another version of Node.js would. */
function runAs(version: string): { readonly status: number | null; readonly stderr: string } {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: ${JSON.stringify(version)} });`;
  const line = `${pretend} require(${JSON.stringify(gate)}); process.exitCode = 7`;
  return spawnSync(process.execPath, ['-e', line], { encoding: 'utf8' });
}

describe('the version of Node.js', () => {
  it.each(['10.24.1', '12.22.12', '18.20.8', '20.18.3', '21.7.3', '22.11.0'])(
    '%s is refused in one sentence',
    (version) => {
      const { status, stderr } = runAs(version);
      expect(status).toBe(1);
      expect(stderr).toMatch(new RegExp(`^Muster needs Node\\.js [^\n]* this is ${version}: [^\n]*\n$`));
    },
  );

  it.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.0.0', '26.1.0'])('%s goes on', (version) => {
    expect(runAs(version)).toMatchObject({ status: 7, stderr: '' });
  });

  it('is what package.json says, and is looked at before every script that people start', () => {
    const { engines, scripts, bin } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
      readonly engines: { readonly node: string };
      readonly scripts: Readonly<Record<string, string>>;
      readonly bin: { readonly muster: string };
    };
    expect(engines.node).toBe('^20.19.0 || >=22.12.0');
    for (const name of ['start', 'build', 'test', 'test:full', 'bench']) {
      expect(scripts[name], name).toMatch(/^node -r \.\/bin\/node-version\.cjs /);
    }
    expect(readFileSync(resolve(root, bin.muster), 'utf8')).toContain("require('./node-version.cjs');");
  });

  it('is looked at in words that Node.js 8 can read', () => {
    expect(readFileSync(gate, 'utf8')).not.toMatch(/\?\.|\?\?|\bimport\b|\basync\b|\bclass\b|`/);
  });
});
