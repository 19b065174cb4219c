/** A certificate that the server itself holds: read from two files, and read again when they change. */
import { X509Certificate } from 'node:crypto';
import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:https';
import { Socket, isIP } from 'node:net';
import { createSecureContext } from 'node:tls';
import { CannotStart, codeOf } from '../problems.ts';
import type { Waits } from './connections.ts';

export interface TlsFiles {
  /** The certificate and those that vouch for it, in PEM. */
  readonly cert: string;
  readonly key: string;
  /** The name or the address that people reach the server by. */
  readonly name: string;
  /** For tests: ms between two looks at the files. */
  readonly every?: number;
}

/** What the two files hold. */
export interface Pair {
  readonly cert: string;
  readonly key: string;
}

/** Both files, where they belong together and to the name that people use; or `CannotStart` with a sentence. */
export function readTls({ name, ...files }: TlsFiles): Pair {
  const pair = { cert: textIn(files.cert, '--tls-cert'), key: textIn(files.key, '--tls-key') };
  let certificate: X509Certificate;
  try {
    createSecureContext(pair);
    certificate = new X509Certificate(pair.cert);
  } catch {
    throw new CannotStart(
      `${files.cert} and ${files.key} are not a certificate and its own key, both in PEM. Give the files of one pair.`,
    );
  }
  const fits = isIP(name) === 0 ? certificate.checkHost(name) : certificate.checkIP(name);
  if (fits !== undefined) return pair;
  const names = certificate.subjectAltName ?? 'no name';
  throw new CannotStart(`The certificate ${files.cert} is not for ${name}: it is for ${names}.`);
}

function textIn(file: string, option: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CannotStart(`The file ${file} of ${option} cannot be read (${codeOf(error)}).`);
  }
}

/** A server that waits as long as the framework's own would; who speaks plainly to it is sent to `origin`. */
export function secureServer(pair: Pair, waits: Waits, origin: string, answerer: RequestListener): Server {
  const { request, headers, next, look, unread } = waits;
  const times = { requestTimeout: request, headersTimeout: headers, keepAliveTimeout: next };
  const server = createServer({ ...pair, ...times, connectionsCheckingInterval: look }, answerer);
  server.setTimeout(unread);
  const secured = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket) => {
    if (!(socket instanceof Socket)) return;
    const end = (): void => void socket.destroy();
    socket.on('error', end);
    socket.setTimeout(headers, end);
    socket.once('data', (first) => {
      socket.off('timeout', end).setTimeout(0);
      if (first[0] !== HANDSHAKE) {
        socket.end(elsewhere(origin, first.toString('latin1')), end);
        return;
      }
      socket.pause();
      socket.unshift(first);
      for (const begin of secured) begin.call(server, socket);
    });
  });
  return server;
}

/** What every connection under a certificate begins with. */
const HANDSHAKE = 0x16;

/** Whoever typed `http://`, or no more than the name and the port, means the same page. */
function elsewhere(origin: string, asked: string): string {
  const path = /^(?:GET|HEAD) (\/[!-~]*) HTTP\/1/.exec(asked)?.[1];
  const [status, more] = path === undefined ? ['400 Bad Request', ''] : ['308 Permanent Redirect', path];
  const sentence = `This server is at ${origin}\n`;
  const location = path === undefined ? [] : [`location: ${origin}${more}`];
  const head = ['content-type: text/plain; charset=utf-8', `content-length: ${sentence.length}`, 'connection: close'];
  return [`HTTP/1.1 ${status}`, ...location, ...head, '', sentence].join('\r\n');
}

/** Looked at every minute, and not listened for: what renews certificates puts links and whole folders in their place. */
const LOOK = 60_000;

/** Tells of each new pair; of one that does not fit, as while only one of the files is new, `troubled` hears. */
export function watchTls(
  files: TlsFiles,
  told: {
    readonly renewed: (pair: Pair) => void;
    readonly troubled: (error: unknown) => void;
    readonly every?: number;
  },
): () => void {
  const changed = (): void => {
    try {
      told.renewed(readTls(files));
    } catch (error) {
      told.troubled(error);
    }
  };
  const watched = [files.cert, files.key];
  for (const file of watched) watchFile(file, { interval: files.every ?? LOOK, persistent: false }, changed);
  return () => {
    for (const file of watched) unwatchFile(file, changed);
  };
}
