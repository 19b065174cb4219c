/** Connections of an attacker: bytes as they are, and nobody who reads the answer unless it is asked for. */
import { type Socket, connect } from 'node:net';
import { platform } from 'node:os';
import { setTimeout as later } from 'node:timers/promises';
import type { Target } from './target.ts';

/** Where an attacker comes from: another address than the honest, where this machine has more than one. */
const FROM = platform() === 'linux' ? '127.0.0.2' : '127.0.0.1';

export interface Line {
  readonly socket: Socket;
  /** The first bytes of the answer; empty for as long as nobody reads. */
  head: string;
  open: boolean;
}

/** A connection that says `text`. It reads nothing unless `reads`. */
export function lineTo({ url }: Target, text: string, { reads = false, from = FROM } = {}): Promise<Line> {
  const { hostname, port } = new URL(url);
  return new Promise((opened) => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: from, noDelay: true });
    const line: Line = { socket, head: '', open: true };
    // A connection that is not taken is one that is closed already.
    const gone = (): void => {
      line.open = false;
      opened(line);
    };
    socket.on('error', gone);
    socket.on('close', gone);
    if (reads)
      socket.on('data', (bytes: Buffer) => (line.head += line.head.length < 1000 ? bytes.toString('latin1') : ''));
    else socket.pause();
    socket.on('connect', () => {
      socket.write(text);
      opened(line);
    });
  });
}

/** A request without a body. */
export function asking(path: string, headers: Readonly<Record<string, string>> = {}): string {
  const lines = Object.entries({ host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/** So many connections, a few at a time, as fast as they are taken. */
export async function linesTo(
  target: Target,
  many: number,
  textOf: (index: number) => string,
  how: { readonly reads?: boolean } = {},
): Promise<Line[]> {
  const lines: Line[] = [];
  for (let index = 0; index < many; index += 20) {
    const some = Array.from({ length: Math.min(20, many - index) }, (_, more) =>
      lineTo(target, textOf(index + more), how),
    );
    lines.push(...(await Promise.all(some)));
    await later(1);
  }
  return lines;
}

export function closeAll(lines: readonly Line[]): void {
  for (const { socket } of lines) socket.destroy();
}
