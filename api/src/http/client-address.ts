import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

export type ClientAddress = (request: Request) => string;

// The first is the real address; the second, of the specification, is always public.
const ADDRESS_HEADERS = ['x-client-address', 'client-ip'];

/** Trusts the gateway's headers from holders of the key or, without a key, from this machine. */
export function clientAddressReader(gatewayKey: string | undefined): ClientAddress {
  return (request) => {
    const peer = request.socket.remoteAddress ?? '';
    const isGateway = gatewayKey ? isSameKey(request.headers['x-gateway-key'], gatewayKey) : isLoopback(peer);
    const claims = isGateway ? ADDRESS_HEADERS.map((name) => request.headers[name]) : [];
    return addressKey(claims.find(isAddress) ?? peer);
  };
}

const isAddress = (value: unknown): value is string => typeof value === 'string' && isIP(value) !== 0;

/** Readers behind a proxy that is not trusted seem to share one of these. */
const PRIVATE = new Set<string>(['unspecified', 'loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat']);

export const isPrivate = (key: string): boolean => {
  const [address = ''] = key.split('/');
  return isIP(address) === 0 || PRIVATE.has(ipaddr.process(address).range());
};

export function networkOf(key: string): string | undefined {
  const [address = '', bits] = key.split('/');
  return bits === undefined ? undefined : prefixOf(ipaddr.IPv6.parse(address), 48);
}

/** A household has a /64 of IPv6: limits on single addresses would give it 2^64 tries. */
function addressKey(address: string): string {
  if (isIP(address) === 0) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? prefixOf(parsed, 64) : parsed.toString();
}

function prefixOf({ parts }: ipaddr.IPv6, bits: number): string {
  const network = parts.map((part, index) => (index < bits / 16 ? part : 0));
  return `${new ipaddr.IPv6(network).toString()}/${bits}`;
}

const isLoopback = (address: string) => isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback';

const digest = (text: string) => createHash('sha256').update(text).digest();

function isSameKey(key: string | string[] | undefined, expected: string) {
  return typeof key === 'string' && timingSafeEqual(digest(key), digest(expected));
}
