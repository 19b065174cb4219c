import { Option } from 'commander';
import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import type { Makers } from '../../server/http/makers.ts';
import type { TlsFiles } from '../../server/http/tls.ts';
import type { Copies } from '../copies.ts';
import { COPY_KEY, isCopyKey, otherMuster } from '../other-muster.ts';
import type { Serving } from '../serving.ts';
import type { Asked, CommandSpec, Io, Options } from '../spec.ts';

/** What a server is told: as an option, or as a variable where no option says it. */
const SETTINGS = {
  port: { flag: '--port <number>', variable: 'MUSTER_PORT', what: 'where it listens; 0 for any free port (8420)' },
  host: {
    flag: '--host <address>',
    variable: 'MUSTER_HOST',
    what: 'who may reach it: 0.0.0.0 the network (without --proxy the default), 127.0.0.1 this machine (with --proxy)',
  },
  data: { flag: '--data <folder>', variable: 'MUSTER_DATA', what: 'the data folder (data)' },
  makers: {
    flag: '--makers <who>',
    variable: 'MUSTER_MAKERS',
    what: 'who may make events: local (this machine, the default), anyone, or key (with --makers-key)',
  },
  makersKey: {
    flag: '--makers-key <key>',
    variable: 'MUSTER_MAKERS_KEY',
    what: 'what a device enters once before it makes events: 16 characters or more',
  },
  proxy: {
    flag: '--proxy [hops]',
    variable: 'MUSTER_PROXY',
    what: 'trust the headers of this many reverse proxies (1)',
  },
  publicUrl: {
    flag: '--public-url <url>',
    variable: 'MUSTER_PUBLIC_URL',
    what: 'the address that people reach it by, for codes and links',
  },
  localName: {
    flag: '--local-name <name>',
    variable: 'MUSTER_LOCAL_NAME',
    what: 'NAME.local beside the address in the network (muster); off for none',
  },
  tlsCert: {
    flag: '--tls-cert <file>',
    variable: 'MUSTER_TLS_CERT',
    what: 'a certificate in PEM, for --public-url; read again when it changes',
  },
  tlsKey: { flag: '--tls-key <file>', variable: 'MUSTER_TLS_KEY', what: 'its private key in PEM' },
  key: { flag: '--key <key>', variable: 'MUSTER_KEY', what: '64 hexadecimal digits in place of the file “key”' },
  database: { flag: '--database <url>', variable: 'DATABASE_URL', what: 'PostgreSQL in place of the data file' },
  copyTo: {
    flag: '--copy-to <place>',
    variable: 'MUSTER_COPY_TO',
    what: 'a folder, or https://NAME of another Muster: a checked copy goes there every few minutes, and the last three are kept',
  },
  copyKey: {
    flag: '--copy-key <key>',
    variable: 'MUSTER_COPY_KEY',
    what: 'the key of the other Muster: what its --take-copies was given',
  },
  copyEvery: {
    flag: '--copy-every <minutes>',
    variable: 'MUSTER_COPY_EVERY',
    what: 'minutes between two copies (5)',
  },
  takeCopies: {
    flag: '--take-copies <key>',
    variable: 'MUSTER_TAKE_COPIES',
    what: 'keep copies of every Muster that has this key: 16 characters or more, without spaces',
  },
  logLevel: {
    flag: '--log-level <level>',
    variable: 'MUSTER_LOG_LEVEL',
    what: 'how much it logs to standard error: silent, error, warn (the default), info or debug',
  },
} as const satisfies Readonly<Record<string, { flag: string; variable: string; what: string }>>;

type Setting = keyof typeof SETTINGS;
type Words = Readonly<Partial<Record<Setting, string>>>;

/** Shorter ones are guessed. */
const LEAST_KEY = 16;
const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'];

export const serve: CommandSpec = {
  usage: 'serve',
  summary: 'run the server for everybody in the room',
  define: (command) => {
    for (const { flag, variable, what } of Object.values(SETTINGS)) {
      command.addOption(new Option(flag, `${what}; or ${variable}`));
    }
    return command;
  },
  run: async ({ io, options }: Asked) => {
    const serving = readServing(wordsOf(options, io));
    if (isRefusal(serving)) return serving;
    const { serveUntilStopped } = await import('../serving.ts');
    return serveUntilStopped(io, { ...serving, json: options.json === true });
  },
};

/** As they were typed, or else as the variables say. An empty variable says nothing. */
function wordsOf(options: Options, { env }: Io): Words {
  const words = Object.entries(SETTINGS).flatMap(([name, { variable }]) => {
    const typed = options[name];
    const word = typed === true ? '1' : typeof typed === 'string' ? typed : env[variable];
    return word === undefined || word === '' ? [] : [[name, word]];
  });
  return Object.fromEntries(words) as Words;
}

function wrong(setting: Setting, what: string): Refusal {
  const { flag, variable } = SETTINGS[setting];
  return refuse('usage', `${flag.split(' ')[0]} (or ${variable}) ${what}.`);
}

/** What the words come to, or the first that makes no sense. */
function readServing(words: Words): Omit<Serving, 'json'> | Refusal {
  const port = wholeIn(words, 'port', [0, 65_535], 8420);
  const proxy = wholeIn(words, 'proxy', [0, 5], 0);
  if (isRefusal(port)) return port;
  if (isRefusal(proxy)) return proxy;
  const { data = 'data', logLevel = 'warn', localName = 'muster', database, key, takeCopies } = words;
  const publicUrl = words.publicUrl === undefined ? undefined : originOf(words.publicUrl);
  const makers = readMakers(words);
  if (isRefusal(makers)) return makers;
  const tls = readTlsWords(words, publicUrl, proxy);
  if (isRefusal(tls)) return tls;
  if (!/^[a-z0-9]([a-z0-9-]{0,30}[a-z0-9])?$/.test(localName)) {
    return wrong('localName', 'is up to 32 letters a to z, digits and hyphens, or off');
  }
  if (!LEVELS.includes(logLevel)) return wrong('logLevel', `is one of ${LEVELS.join(', ')}`);
  if (publicUrl === null) return wrong('publicUrl', 'is an address without a path, such as https://muster.example.org');
  if (database !== undefined && !/^postgres(ql)?:/.test(database)) return wrong('database', 'begins with postgres://');
  const copies = readCopies(words, data);
  if (isRefusal(copies)) return copies;
  if (takeCopies !== undefined && !isCopyKey(takeCopies)) return wrong('takeCopies', COPY_KEY);
  return {
    port,
    dataFolder: data,
    // Whoever reaches it past the proxy could write the proxy's headers themselves.
    host: words.host ?? (proxy > 0 ? '127.0.0.1' : '0.0.0.0'),
    makers,
    proxy,
    publicUrl,
    localName: localName === 'off' ? undefined : localName,
    tls,
    databaseUrl: database,
    key,
    logLevel,
    copies,
    takeCopies,
  };
}

function readCopies(words: Words, data: string): Copies | undefined | Refusal {
  const { copyTo, copyKey, copyEvery, database, key } = words;
  if (copyTo === undefined) {
    if (copyKey !== undefined) return wrong('copyKey', 'needs --copy-to');
    return copyEvery === undefined ? undefined : wrong('copyEvery', 'needs --copy-to');
  }
  if (database !== undefined) return wrong('copyTo', 'is for a data folder; PostgreSQL is copied with its own pg_dump');
  const minutes = wholeIn(words, 'copyEvery', [1, 1440], 5);
  if (isRefusal(minutes)) return minutes;
  if (!/^https?:/i.test(copyTo)) {
    if (copyKey !== undefined) return wrong('copyKey', 'is for another Muster, not for a folder');
    return { data, to: copyTo, minutes, key };
  }
  const to = otherMuster(copyTo, copyKey);
  if (isRefusal(to)) return to;
  return { data, to, minutes, key };
}

function readMakers({ makers = 'local', makersKey }: Words): Makers | Refusal {
  if (makers !== 'key') {
    if (makers !== 'local' && makers !== 'anyone') return wrong('makers', 'is local, anyone or key');
    return makersKey === undefined ? makers : wrong('makersKey', 'needs --makers key');
  }
  return makersKey !== undefined && makersKey.length >= LEAST_KEY
    ? { key: makersKey }
    : wrong('makersKey', `is ${LEAST_KEY} characters or more`);
}

function readTlsWords(
  { tlsCert, tlsKey }: Words,
  publicUrl: string | null | undefined,
  proxy: number,
): TlsFiles | undefined | Refusal {
  if (tlsCert === undefined) return tlsKey === undefined ? undefined : wrong('tlsKey', 'needs --tls-cert');
  if (tlsKey === undefined) return wrong('tlsCert', 'needs --tls-key');
  if (proxy > 0) return wrong('tlsCert', 'is for a server without --proxy; give it to the proxy');
  const { protocol, hostname } = new URL(publicUrl ?? 'none:');
  if (protocol !== 'https:')
    return wrong('tlsCert', 'needs --public-url https://NAME, with the name in the certificate');
  return { cert: tlsCert, key: tlsKey, name: hostname.replace(/^\[|\]$/g, '') };
}

function wholeIn(words: Words, setting: Setting, [least, most]: readonly [number, number], otherwise: number) {
  const word = words[setting];
  if (word === undefined) return otherwise;
  const number = Number(word);
  return /^\d+$/.test(word) && number >= least && number <= most
    ? number
    : wrong(setting, `is a whole number from ${least} to ${most}`);
}

/** `https://muster.example.org`; null where it is no such address. */
function originOf(text: string): string | null {
  try {
    const { origin, protocol, pathname, search, hash, username } = new URL(text);
    const plain = pathname === '/' && search === '' && hash === '' && username === '';
    return plain && (protocol === 'https:' || protocol === 'http:') ? origin : null;
  } catch {
    return null;
  }
}
