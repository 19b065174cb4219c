/**
 * Entries as earlier versions wrote them, in today's shape. Version 1 held what people brought and what judges marked in
 * the open: it is sealed as it is read. The nonce of such a seal is worked out, so that it is the same each time; who
 * keeps the record draws a fresh one (`renewed`).
 */
import { hashText } from '../chance/bytes.ts';
import { canonical, isPlainObject } from '../journal/json.ts';
import { type Sealed, isSealed, sealed } from '../journal/seal.ts';
import type { Ruleset, Typed } from '../journal/types.ts';

type Members = Readonly<Record<string, unknown>>;

export const EVENT_UPCASTS: Ruleset<unknown, Typed, Typed>['upcasts'] = {
  'entrants-added': { 1: (body) => ({ ...body, entrants: registeredIn(body as Members & Typed) }) },
  'entrant-changed': { 1: withDetails },
  'checked-in': { 1: withDetails },
  'tracking-announced': { 1: (body) => withSealed(body, 'methods', 'text') },
  'painting-entered': { 1: (body) => withSealed(body, 'models', 'text') },
  'painting-marked': { 1: (body) => withSealed(body, 'marks', 'secret') },
  'rule-set-aside': { 1: (body) => withSealed(body, 'what', 'text') },
};

function registeredIn({ entrants }: Members): unknown {
  return Array.isArray(entrants)
    ? entrants.map((one: unknown) => (isPlainObject(one) ? withDetails(one) : one))
    : entrants;
}

function withDetails<Body extends object>(body: Body): Body {
  const { details } = body as Members;
  if (!isPlainObject(details)) return body;
  const boxes = Object.entries(details).map(([id, told]) => [id, sealedNow(told, 'text')] as const);
  return { ...body, details: Object.fromEntries(boxes) };
}

function withSealed(body: Typed, member: string, keep: Sealed<unknown>['keep']): Typed {
  const value = (body as Members & Typed)[member];
  return value === undefined ? body : { ...body, [member]: sealedNow(value, keep) };
}

function sealedNow(value: unknown, keep: Sealed<unknown>['keep']): Sealed<unknown> {
  if (isSealed(value)) return value;
  return sealed(keep, value, hashText(`muster before seals ${canonical(value)}`));
}
