/** A vector as its file gives it, and reading files of them. */
import { isPlainObject, type Fields } from '../core/journal/json.ts';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface Vector {
  readonly id: string;
  readonly op: string;
  readonly system: string;
  readonly rules: readonly string[];
  readonly given: Fields;
  readonly expect: Fields;
}

/** All vectors of files and folders (every `.json` in them), in order. Throws, naming the file, on what is none. */
export function readVectors(paths: readonly string[]): Vector[] {
  return paths.flatMap(filesOf).flatMap((file) => {
    const vectors: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!Array.isArray(vectors)) throw new Error(`${file}: not an array of vectors`);
    return vectors.map((vector, index) => asVector(vector, `${file}: vector ${index + 1}`));
  });
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(path, name));
}

function asVector(value: unknown, where: string): Vector {
  if (!isPlainObject(value)) throw new Error(`${where}: not an object`);
  const { id, op, system, rules, given, expect } = value;
  const named = typeof id === 'string' && typeof op === 'string' && typeof system === 'string';
  if (!named || !isTexts(rules) || !isPlainObject(given) || !isPlainObject(expect)) {
    throw new Error(`${where}: id, op, system, rules, given and expect are needed`);
  }
  return { id, op, system, rules, given, expect };
}

export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
