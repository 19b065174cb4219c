/** Errors on their way out: known ones as sentences, unknown ones as one sentence and a line in the log. */
import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type Refusal, refuse } from '../../core/rules/refusal.ts';
import { Busy, Conflict, StorageDown, codeOf } from '../problems.ts';
import { isForeign } from '../records/live.ts';
import { UnreadableRecord } from '../records/records.ts';
import { translated } from '../storage/failures.ts';
import { isGone } from './outgoing.ts';
import { answerRefusal, statusOf } from './refusals.ts';

export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const meant = translated(error);
  const known = knownRefusal(meant);
  if (known) {
    // Whoever is gone broke off what they sent: that is no failure of ours.
    const brokenOff = isGone(reply) && codeOf(error) === 'ECONNRESET';
    if (known.code === 'cannot-save' && !brokenOff) request.log.error({ reason: codeOf(meant) }, 'a write failed');
    if (meant instanceof Conflict) request.log.warn('a record was written elsewhere all the time');
    if (statusOf(known) === 503) reply.header('retry-after', '1');
    return answerRefusal(reply, known);
  }
  if (request.place?.live && isForeign(request.place.live)) {
    request.log.warn(traceOf(error), 'a record from a file makes no sense');
    return answerRefusal(reply, SENSELESS);
  }
  request.log.error(traceOf(error), 'a bug');
  return answerRefusal(reply, refuse('failed', 'Something went wrong on the server. Nothing was changed. Try again.'));
}

/** What is answered to something that is no request at all: written by hand, because nothing was understood of it. */
export function answerNoRequest(error: { readonly code?: string }, socket: Duplex): void {
  // The other side is gone, or has been answered already.
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  noRequest(socket, NO_REQUEST[error.code ?? ''] ?? '400 Bad Request', 'This request is not valid.');
}

/** Answers so, and ends the connection. */
export function noRequest(socket: Duplex, status: string, message: string): void {
  const body = JSON.stringify({ code: 'bad-request', message, rules: [] });
  const head = `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\nconnection: close`;
  // Ended alone, whoever does not end it too would keep it.
  socket.end(`${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`, () => socket.destroy());
}

const NO_REQUEST: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
const SENSELESS = refuse(
  'unreadable',
  'Something in the file that this came from makes no sense. Nothing was changed.',
);

/** Where an error was thrown and what kind it is. Not its message, which may quote names or tokens. */
export function traceOf(error: unknown): { error: string; trace: string[] } {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return { error: codeOf(error), trace: stack.split('\n').filter((line) => /^\s+at /.test(line)) };
}

const TOO_MUCH = refuse('busy', 'Too much is on its way from this address already. Wait a moment and try again.');
const BUSY = refuse('busy', 'Too many people changed this at the same moment. Nothing was changed. Try again.');

function knownRefusal(error: unknown): Refusal | null {
  if (error instanceof StorageDown) return refuse('cannot-save', error.message);
  if (error instanceof Conflict) return BUSY;
  if (error instanceof Busy) return TOO_MUCH;
  if (error instanceof UnreadableRecord) return refuse('unreadable', error.message);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    const { path, said } = furthest({
      path: (first?.instancePath ?? '').split('/').filter((step) => step !== ''),
      message: first?.message ?? 'This request is not valid',
      ...first?.params,
    });
    return refuse('bad-request', `${path.length === 0 ? '' : `${path.join('.')}: `}${said}.`);
  }
  return byCode(codeOf(error), error);
}

function byCode(code: string, error: unknown): Refusal | null {
  switch (code) {
    case 'FST_ERR_BAD_URL':
      return refuse('bad-request', 'This address is not valid.');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refuse('too-large', 'This is too large. The limit is 1 MB, or 10 MB for an import.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return refuse('wrong-kind', 'Send JSON, with the header content-type: application/json.');
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'SyntaxError':
      return refuse('bad-request', 'This is not valid JSON.');
    default: {
      const status =
        typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
      return status >= 400 && status < 500 ? refuse('bad-request', 'This request is not valid.') : null;
    }
  }
}

/** What a schema found; where a request may be one of several things, what is wrong with it as each of them. */
interface WrongValue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly errors?: readonly (readonly WrongValue[])[];
  /** The names of the things that it may be. */
  readonly options?: readonly unknown[];
}

/** Where it is, as `command.entrant`, so that a person finds the place; and what is wrong there. */
interface WrongPlace {
  readonly path: readonly string[];
  readonly said: string;
}

/** As many names as a sentence has room for. */
const MOST_NAMED = 12;

/** Of the things that it may be, the one as which it comes furthest. */
function furthest({ path, message, errors = [], options = [] }: WrongValue): WrongPlace {
  const own = path.map(String);
  const [first, ...others] = errors.flat().map(furthest);
  if (!first) {
    const said = `is none of the ${options.length} that there are; /api/openapi.json names them`;
    return { path: own, said: options.length > MOST_NAMED ? said : message };
  }
  const last = others.reduce((known, one) => (one.path.length > known.path.length ? one : known), first);
  return { path: [...own, ...last.path], said: last.said };
}
