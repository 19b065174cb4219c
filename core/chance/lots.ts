/**
 * The lots of an event: who may know which draw, and when.
 *
 * The organiser's machine draws one secret when the event is made and hashes it {@link LINKS} times. The last hash is
 * published at once; every link hashes to the one before, so one published hash binds all draws, and opening one link
 * tells nothing of the next (Lamport's chain, 1981). A round has two links: the first draws what is published with the
 * round and is opened then; the second draws what stays hidden while it is played (a secret round length) and is opened
 * when that is over.
 *
 * The key of a draw is its link keyed with the *mix*: a hash of the closed registration and of a nonce from every phone
 * that checked in. The secret was bound before any nonce was known, so nobody, the organiser included, could choose a
 * draw.
 */
import { type Hash, hashText, keyedHash } from './bytes.ts';
import { type Stream, openStream } from './stream.ts';

/** Links of one secret: enough for 64 rounds. */
export const LINKS = 128;

/** The link that draws a round, counted from the first round that the secret serves. */
export function openLinkOf(round: number): number {
  return 2 * round - 1;
}

/** The link that draws what stays hidden while the round is played. */
export function hiddenLinkOf(round: number): number {
  return 2 * round;
}

/** Link `n` of the chain that ends in `secret`: link {@link LINKS} is the secret itself, link 0 is what is published. */
export function linkOf(secret: Hash, number: number): Hash {
  if (!Number.isInteger(number) || number < 0 || number > LINKS) throw new Error(`a chain has links 0 to ${LINKS}`);
  let link = secret;
  for (let n = LINKS; n > number; n -= 1) link = nextLink(link);
  return link;
}

/** Every link of a chain by its number, for whoever needs many of them. */
export function linksOf(secret: Hash): readonly Hash[] {
  const links = [secret];
  for (let n = LINKS; n > 0; n -= 1) links.push(nextLink(links.at(-1) ?? secret));
  return links.reverse();
}

/** What is published when the event is made. */
export function lotsSeal(secret: Hash): Hash {
  return linkOf(secret, 0);
}

/** Whether an opened link belongs to the published seal. */
export function linkFits(seal: Hash, number: number, link: Hash): boolean {
  let hash = link;
  for (let n = number; n > 0; n -= 1) hash = nextLink(hash);
  return hash === seal;
}

/** The key of a round's draws. `mix` is what registration and the phones added. */
export function roundKey(link: Hash, mix: Hash): Hash {
  return keyedHash(link, `round key ${mix}`);
}

/** The stream for one purpose in one round, e.g. `pairing` or `pairing#2` for a re-draw. */
export function lotStream(key: Hash, round: number, purpose: string): Stream {
  return openStream(key, `round ${round}/${purpose}`);
}

function nextLink(link: Hash): Hash {
  return hashText(`muster lots ${link}`);
}
