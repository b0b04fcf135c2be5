import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

// The library's own check also excludes the ranges for documentation and tests.
const PRIVATE = new Set<string>(['unspecified', 'loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat']);

// How Node spells an IPv4 client of a server that listens on both.
const MAPPED = /^::ffff:(?=\d+\.)/;

/** Without a zone, an IPv4-mapped address as IPv4; undefined for an invalid one. */
export function plainAddress(address: string | undefined): string | undefined {
  const text = address?.split('%', 1)[0]!.replace(MAPPED, '') ?? '';
  const version = isIP(text);
  // A valid IPv4 address has one spelling, and parsing takes a microsecond.
  return version === 6 ? ipaddr.process(text).toString() : version === 4 ? text : undefined;
}

export function publicAddress(address: string | undefined): string | undefined {
  const text = plainAddress(address);
  return text === undefined || PRIVATE.has(ipaddr.parse(text).range()) ? undefined : text;
}

// The URL parser accepts `*`, `;` and quotes, which mean something in a CSP header.
const NAME = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)+$/;
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/;

export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  if (isIP(host) !== 0) return ipaddr.process(host).range() === 'unicast';
  return NAME.test(host) && !PRIVATE_NAME.test(host);
}

export function isOwnMachine(address: string | undefined): boolean {
  const text = plainAddress(address) ?? '';
  return text.startsWith('127.') || text === '::1';
}

/** The key for limits: an IPv4 address, or the /64 of an IPv6 address, since its owner chooses the rest. */
export function addressKey(address: string | undefined): string {
  const text = plainAddress(address);
  if (text === undefined) return 'unknown';
  return isIP(text) === 4 ? text : prefixOf(ipaddr.IPv6.parse(text), 64);
}

export function networkOf(key: string): string | undefined {
  const [address = '', bits] = key.split('/');
  return bits === undefined ? undefined : prefixOf(ipaddr.IPv6.parse(address), 48);
}

function prefixOf({ parts }: ipaddr.IPv6, bits: number): string {
  const network = parts.map((part, index) => (index < bits / 16 ? part : 0));
  return `${new ipaddr.IPv6(network).toString()}/${bits}`;
}
