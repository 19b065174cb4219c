/** Another Muster as the second place for copies: its address, and the key that it asks for. */
import { BlockList, isIP } from 'node:net';
import { type Refusal, refuse } from '../core/rules/refusal.ts';

export interface OtherMuster {
  /** Its origin, without a path. */
  readonly url: string;
  /** What its `--take-copies` was given. */
  readonly key: string;
}

/** What a header can hold, and long enough not to be guessed. */
export const isCopyKey = (key: string): boolean => /^[\x21-\x7e]{16,200}$/.test(key);
export const COPY_KEY = 'is 16 to 200 letters, digits and signs, without spaces';

/** Addresses that lead nowhere but to this machine or this network. */
const NEARBY = new BlockList();
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  NEARBY.addSubnet(net, bits);
}
for (const [net, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  NEARBY.addSubnet(net, bits, 'ipv6');

function isNearby({ hostname }: URL): boolean {
  if (hostname === 'localhost' || hostname.endsWith('.local')) return true;
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) !== 0 && NEARBY.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Reads `https://muster.example.org`. */
export function otherMuster(address: string, key: string | undefined): OtherMuster | Refusal {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || `${url.origin}/` !== url.href) {
    return refuse('usage', `“${address}” is no address of another Muster. It looks like https://muster.example.org.`);
  }
  if (url.protocol === 'http:' && !isNearby(url)) {
    return refuse(
      'usage',
      'http:// is for your own network only. Anywhere else a copy needs https://: it holds every name and secret choice.',
    );
  }
  if (key === undefined) {
    return refuse('usage', 'Give --copy-key (or MUSTER_COPY_KEY): what --take-copies of the other Muster was given.');
  }
  return isCopyKey(key) ? { url: url.origin, key } : refuse('usage', `--copy-key (or MUSTER_COPY_KEY) ${COPY_KEY}.`);
}
