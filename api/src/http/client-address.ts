import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { Request } from 'express';

/** Whose limits a request counts against: an IPv4 address, or the /64 of an IPv6 one. */
export type ClientAddress = (request: Request) => string;

/**
 * Reads the caller's address. `client-ip` is believed from the gateway alone: where a key is set, of a request that
 * bears it in `x-gateway-key`; else of a peer on this machine. Other forwarding headers are never read.
 */
export function clientAddressReader(gatewayKey: string | undefined): ClientAddress {
  return (request) => {
    const peer = request.socket.remoteAddress ?? '';
    const isGateway = gatewayKey ? sameKey(request.headers['x-gateway-key'], gatewayKey) : isLoopback(peer);
    const told = request.headers['client-ip'];
    return block(isGateway && typeof told === 'string' && isIP(told) ? told : peer);
  };
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
const isLoopback = (address: string) => plain(address).startsWith('127.') || address === '::1';

const digest = (text: string) => createHash('sha256').update(text).digest();

function sameKey(given: string | string[] | undefined, expected: string) {
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(expected));
}

/** A household gets a /64 of IPv6: counting single addresses would give it 2^64 tries. */
function block(address: string): string {
  const text = plain(address);
  if (isIP(text) !== 6) return text;
  const [head = '', tail] = text.split('%')[0]!.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, gap)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
