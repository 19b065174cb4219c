/**
 * Runs vectors: finds the operation, asks it, compares. An operation or a system that is not built counts as failed and
 * as unsupported; a crash is a failure like any other.
 */
import { type Manner, type Mismatch, STRICT, mismatch } from './match.ts';
import { OPERATIONS } from './operations.ts';
import type { Operation } from './operation.ts';
import type { Vector } from './vector.ts';

export interface Failure extends Mismatch {
  readonly id: string;
  readonly rules: readonly string[];
}

export interface Report {
  readonly passed: number;
  readonly failed: number;
  /** How many of those failed because their operation or system is not built. */
  readonly unsupported: number;
  readonly failures: readonly Failure[];
}

export interface ReportOptions {
  /** These operations alone: `pair`, or one kind of an operation that has kinds, `action/start-event`. */
  readonly ops?: readonly string[];
  /** Is shown every answer. */
  readonly answered?: (answer: unknown) => void;
}

export function report(vectors: readonly Vector[], { ops, answered }: ReportOptions = {}): Report {
  const asked = vectors.filter(
    (vector) => ops === undefined || ops.includes(vector.op) || ops.includes(operationKey(vector)),
  );
  const failures: Failure[] = [];
  let unsupported = 0;
  for (const vector of asked) {
    const operation = operationFor(vector);
    if (!operation) unsupported += 1;
    const found = operation
      ? judged(operation, vector, answered)
      : { path: 'op', expected: operationKey(vector), got: 'unsupported' };
    if (found) failures.push({ id: vector.id, rules: vector.rules, ...found });
  }
  return { passed: asked.length - failures.length, failed: failures.length, unsupported, failures };
}

/** The operation that a vector asks for; those with kinds are named with theirs. */
export function operationKey({ op, given }: Pick<Vector, 'op' | 'given'>): string {
  const kind = op === 'action' ? kindOf(given.action) : op === 'sequence' ? given.ask : undefined;
  return typeof kind === 'string' ? `${op}/${kind}` : op;
}

/** Whether the vector's operation is built for its system. */
export function isBuilt(vector: Vector): boolean {
  return operationFor(vector) !== undefined;
}

function operationFor(vector: Vector): Operation | undefined {
  const family = OPERATIONS[vector.system];
  return family?.[operationKey(vector)];
}

function kindOf(action: unknown): unknown {
  return typeof action === 'object' && action !== null && 'kind' in action ? action.kind : undefined;
}

function judged(operation: Operation, { given, expect }: Vector, answered: ReportOptions['answered']): Mismatch | null {
  const manner: Manner = operation.manner ?? STRICT;
  try {
    if (operation.judge) return operation.judge(given, expect);
    const answer = operation.answer(given);
    answered?.(answer);
    return mismatch(expect, answer, manner);
  } catch (error) {
    return { path: '', expected: expect, got: { crashed: error instanceof Error ? error.message : String(error) } };
  }
}
