/**
 * A name for the hall, `muster.local`, beside the machine's addresses: whoever asks in its network is told them by
 * multicast DNS. Where that is not allowed, or another machine has the name, there are the addresses as before.
 */
import { BlockList } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { MulticastDNS, Options, ResponseOutgoingPacket } from 'multicast-dns';
import type { Logger } from 'pino';

export interface LocalName {
  /** `muster.local`, or `muster-2.local` where another machine answers to it; null where there is none, or not yet. */
  host(): string | null;
  /** Once it is known whether somebody else has it. */
  readonly settled: Promise<string | null>;
  close(): void;
}

/** Three questions, and who has the name answers at once: what RFC 6762 asks before a name is taken. */
const QUESTIONS = 3;
const APART = 250;
/** Another hall beside this one has the second; then somebody plays with us. */
const MOST = 5;
/** Long enough for a page, and short enough for a laptop that gets another address. */
const SECONDS = 60;

/** `more`: for tests, a network of their own. */
export async function takeLocalName(wanted: string, log: Logger, more: Options = {}): Promise<LocalName> {
  const { default: open } = await import('multicast-dns');
  const dns = open(more);
  const taken: { host: string | null } = { host: null };
  // Whoever asks the network hears the question too, unless the network carries none.
  let carried = false;
  let closed = false;
  const close = (): void => {
    closed = true;
    taken.host = null;
    dns.destroy();
  };
  dns.on('error', (error) => {
    log.info({ reason: error.message }, 'there is no name beside the address: multicast is not allowed');
    if (!closed) close();
  });
  // An interface that takes no part, or a packet of somebody else that makes no sense.
  dns.on('warning', (error) => log.debug({ reason: error.message }, 'multicast'));
  dns.on('query', ({ questions = [] }, from) => {
    carried = true;
    const { host } = taken;
    if (host === null || !questions.some(({ name, type }) => name.toLowerCase() === host && ASKED.includes(type)))
      return;
    const reply = answerOf(host, from.address);
    dns.respond(reply);
    // Who asks from another port speaks no multicast, and is told alone.
    if (from.port !== (more.port ?? 5353)) dns.respond(reply, from);
  });
  const host = (): string | null => (carried ? taken.host : null);
  const settled = find(dns, wanted, () => closed).then((found) => {
    taken.host = closed ? null : found;
    return host();
  });
  return { host, settled, close: () => (closed ? undefined : close()) };
}

const ASKED: readonly string[] = ['A', 'AAAA', 'ANY'];

/** The addresses in the asker's own network; all where they are in none. There are no others of version 6 to wait for. */
function answerOf(host: string, asker: string): ResponseOutgoingPacket {
  const all = own();
  const near = all.filter(({ address, cidr }) => {
    const network = new BlockList();
    network.addSubnet(address, Number(cidr?.split('/')[1] ?? 32), 'ipv4');
    return network.check(asker);
  });
  const told = near.length > 0 ? near : all;
  return {
    answers: told.map(({ address }) => ({ name: host, type: 'A', ttl: SECONDS, flush: true, data: address })),
    additionals: [{ name: host, type: 'NSEC', ttl: SECONDS, data: { nextDomain: host, rrtypes: ['A'] } }],
  };
}

/** The first of the names that nobody else answers to. */
async function find(dns: MulticastDNS, wanted: string, ended: () => boolean): Promise<string | null> {
  const others = new Set<string>();
  dns.on('response', ({ answers = [] }) => {
    const here = own().map(({ address }) => address);
    for (const answer of answers) {
      if (answer.type === 'A' && !here.includes(answer.data)) others.add(answer.name.toLowerCase());
    }
  });
  for (let which = 1; which <= MOST; which += 1) {
    const host = `${wanted}${which === 1 ? '' : `-${which}`}.local`;
    for (let asked = 0; asked < QUESTIONS && !ended() && !others.has(host); asked += 1) {
      dns.query({ questions: [{ name: host, type: 'A' }] });
      await new Promise((later) => setTimeout(later, APART));
    }
    if (ended()) return null;
    if (!others.has(host)) return host;
  }
  return null;
}

/** The addresses of this machine, as others in its networks reach it. */
function own(): NetworkInterfaceInfo[] {
  const all = Object.values(networkInterfaces()).flatMap((of) => of ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal);
}
