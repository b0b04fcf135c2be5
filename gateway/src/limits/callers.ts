import { hash } from 'node:crypto';
import { BlockList, isIP } from 'node:net';

const ownMachine = new BlockList();
ownMachine.addSubnet('127.0.0.0', 8);
ownMachine.addAddress('::1', 'ipv6');

/** Who asks: the address that TRUST_PROXY tells, and the token, good or not. */
export type Asking = { address: string | undefined; token: string | undefined };

/**
 * What an address is counted by; undefined for the machine's own programs. An IPv6 address counts by its first 64 bits,
 * since the rest is anybody's to choose who has them.
 */
export function addressKey(address: string | undefined): string | undefined {
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  const version = isIP(plain);
  if (version === 0) return 'unknown';
  // Not by the list: that costs as much as all the rest of it.
  if (version === 4) return plain.startsWith('127.') ? undefined : plain;
  return ownMachine.check(plain, 'ipv6') ? undefined : networkOf(plain);
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(gap, 0)).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * What a viewer is counted by: the token itself and not the user that it names, whom anybody could name in a token of
 * their own to use up that user's budget.
 */
export const viewerKey = (token: string | undefined) =>
  token === undefined ? undefined : hash('sha256', token, 'base64url');
