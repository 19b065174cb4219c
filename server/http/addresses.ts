/** Where others in the network reach a server: phones follow codes, whatever name the organiser opened the desk by. */
import { networkInterfaces } from 'node:os';
import type { App, Context } from './context.ts';

const EVERYBODY = ['0.0.0.0', '::'];
const NOBODY_ELSE = ['127.0.0.1', '::1', 'localhost'];

/** Where people reach a server that listens already: by the address that it was told, or by those of this machine and its name. */
export function originsOf({ server }: Pick<App, 'server'>, { publicUrl, localName }: Reached): string[] {
  if (publicUrl !== null) return [publicUrl];
  const at = server.address();
  if (at === null || typeof at === 'string') return [];
  // Last: older phones know no such names.
  const name = localName?.host() ?? null;
  return [...networkOrigins(at.address, at.port), ...(name === null ? [] : [`http://${name}:${at.port}`])];
}

type Reached = Pick<Context, 'publicUrl' | 'localName'>;

/** `http://192.168.1.5:8420` for each address that leads to a server which listens on `host`; none where only this machine can. */
export function networkOrigins(host: string, port: number): string[] {
  if (NOBODY_ELSE.includes(host)) return [];
  if (!EVERYBODY.includes(host)) return [`http://${host.includes(':') ? `[${host}]` : host}:${port}`];
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}
