/** A server in this process: started, told of, and stopped when the person says so. */
import { type Refusal, isRefusal } from '../core/rules/refusal.ts';
import type { Made } from '../server/events/make.ts';
import { networkOrigins } from '../server/http/addresses.ts';
import type { Makers } from '../server/http/makers.ts';
import type { TlsFiles } from '../server/http/tls.ts';
import { type Server, type ServerOptions, startServer } from '../server/main.ts';
import { musterApart } from './apart.ts';
import { CopyKeeper, type Copies, placeOf } from './copies.ts';
import type { Io, Outcome } from './spec.ts';

export interface Serving extends Pick<ServerOptions, 'port'> {
  readonly dataFolder: string;
  readonly host?: string;
  readonly databaseUrl?: string | undefined;
  readonly makers?: Makers;
  /** How many reverse proxies stand before it. */
  readonly proxy?: number;
  /** The origin that people reach it by. */
  readonly publicUrl?: string | undefined;
  readonly localName?: string | undefined;
  readonly tls?: TlsFiles | undefined;
  readonly key?: string | undefined;
  readonly logLevel?: string;
  readonly copies?: Copies | undefined;
  /** The key of those whose copies it takes. */
  readonly takeCopies?: string | undefined;
  readonly json: boolean;
  /** What is done before anybody is told where it is. */
  readonly first?: (server: Server) => Promise<Made | Refusal>;
}

export async function serveUntilStopped(io: Io, { json, first, ...serving }: Serving): Promise<Outcome> {
  const { databaseUrl, key, publicUrl, localName, tls, logLevel, copies, takeCopies, ...options } = serving;
  const keeper = copies ? new CopyKeeper(io, copies) : null;
  const server = await startServer({
    ...options,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(key === undefined ? {} : { key }),
    ...(publicUrl === undefined ? {} : { publicUrl }),
    ...(localName === undefined ? {} : { localName }),
    ...(tls === undefined ? {} : { tls }),
    ...(logLevel === undefined ? {} : { log: { level: logLevel } }),
    ...(keeper ? { copying: () => keeper.state() } : {}),
    ...(takeCopies === undefined ? {} : { takeCopies: { key: takeCopies, restore: restoreApart } }),
  });
  try {
    const made = first ? await first(server) : null;
    if (isRefusal(made)) return made;
    const problem = await keeper?.start();
    if (isRefusal(problem)) return problem;
    tell(io, json, {
      url: server.url,
      host: serving.host,
      publicUrl,
      made,
      makers: makersOf(serving),
      local: (serving.makers ?? 'local') === 'local',
      copies,
      takeCopies,
    });
    void server.localName.then((name) => {
      if (name !== null && !json) io.out(`Or by its name     http://${name}:${new URL(server.url).port}\n`);
    });
    await io.stopped();
    return { data: { stopped: true }, text: json ? '' : 'Stopped.' };
  } finally {
    keeper?.end();
    await server.close();
  }
}

/** As `muster restore` on a spare laptop does it: what it takes is a copy. The key is the one in the file. */
function restoreApart(file: string, folder: string): Promise<string | null> {
  return musterApart(['restore', file, '--data', folder], { MUSTER_KEY: undefined, DATABASE_URL: undefined });
}

function copyLines(copies: Copies): string[] {
  const place = placeOf(copies);
  return [
    `Copies go to       ${place}, every ${copies.minutes} minutes`,
    ...(place.startsWith('http:')
      ? ['                   by http: who listens in on this network can read every name and secret choice']
      : []),
  ];
}

interface Told {
  readonly url: string;
  readonly host: string | undefined;
  readonly publicUrl: string | undefined;
  readonly made: Made | null;
  readonly copies: Copies | undefined;
  readonly takeCopies: string | undefined;
  /** Where an event is made, in a sentence. */
  readonly makers: string;
  /** Whether that is at this machine alone. */
  readonly local: boolean;
}

function makersOf({ makers, proxy }: Pick<Serving, 'makers' | 'proxy'>): string {
  if (makers === 'anyone') return 'Everybody can make an event at /desk.';
  if (typeof makers === 'object') return 'Make an event at /desk, with the makers’ key.';
  if (proxy !== undefined && proxy > 0)
    return 'Make events with `muster new --data` while it is stopped, or start it with --makers key.';
  return 'Make an event at /desk, on this machine.';
}

/** Where it is: on this machine, and for phones on the same network. */
function tell(io: Io, json: boolean, { url, host, publicUrl, made, makers, local, copies, takeCopies }: Told): void {
  const { port, protocol } = new URL(url);
  const here = `${protocol}//localhost:${port}`;
  const lan = publicUrl === undefined ? networkOrigins(host ?? '127.0.0.1', Number(port)) : [publicUrl];
  const organiser = `${(local ? undefined : publicUrl) ?? here}${made?.path ?? '/desk'}`;
  if (json) {
    io.out(`${JSON.stringify({ url: here, lan, organiser, event: made?.id ?? null })}\n`);
    return;
  }
  const lines = [
    `Muster runs at     ${here}`,
    ...lan.map((address) => `For phones here    ${address}`),
    ...(lan.length > 0 || host === '0.0.0.0' || host === '::'
      ? []
      : ['For phones: start it with --host 0.0.0.0. Then everybody on this network can reach it.']),
    made ? `The organiser      ${organiser}` : makers.replace('/desk', organiser),
    ...(copies ? copyLines(copies) : []),
    ...(takeCopies === undefined ? [] : ['Takes copies       of every Muster that has the key']),
    'Stop it with Ctrl+C.',
  ];
  io.out(`${lines.join('\n')}\n`);
}
