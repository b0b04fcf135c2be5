import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

// By name, since the library also counts the addresses of documents and tests as special.
const PRIVATE = new Set<string>(['unspecified', 'loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat']);

/** An address as plain text, an IPv4-mapped one as IPv4; undefined for one that is none. */
export function plainAddress(address: string | undefined): string | undefined {
  const text = address?.replace(/%.*$/, '') ?? '';
  const version = isIP(text);
  // Parsing costs a microsecond or more, and an IPv4 address that is one has one spelling.
  return version === 6 ? ipaddr.process(text).toString() : version === 4 ? text : undefined;
}

/** An address as the internet knows it, or undefined for one that is private or none. */
export function publicAddress(address: string | undefined): string | undefined {
  const text = plainAddress(address);
  return text === undefined || PRIVATE.has(ipaddr.parse(text).range()) ? undefined : text;
}

// The URL parser lets through what means something else in a header: `*`, `;` and quotes.
const NAME = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)+$/;
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/;

/** Whether the host of a URL, as the URL parser writes it, is a name or an address of the internet. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  if (isIP(host) !== 0) return ipaddr.process(host).range() === 'unicast';
  return NAME.test(host) && !PRIVATE_NAME.test(host);
}

/** Whether it is one of this machine's own programs. */
export function isOwnMachine(address: string | undefined): boolean {
  const text = plainAddress(address) ?? '';
  return text.startsWith('127.') || text === '::1';
}

/** What limits count an address by: an IPv4 address, or the /64 of an IPv6 one, whose rest is its owner's to choose. */
export function addressKey(address: string | undefined): string {
  const text = plainAddress(address);
  if (text === undefined) return 'unknown';
  return isIP(text) === 4 ? text : prefixOf(ipaddr.IPv6.parse(text), 64);
}

/** The /48 that the key of an address lies in, or undefined for IPv4. */
export function networkOf(key: string): string | undefined {
  const [address = '', bits] = key.split('/');
  return bits === undefined ? undefined : prefixOf(ipaddr.IPv6.parse(address), 48);
}

function prefixOf({ parts }: ipaddr.IPv6, bits: number): string {
  const network = parts.map((part, index) => (index < bits / 16 ? part : 0));
  return `${new ipaddr.IPv6(network).toString()}/${bits}`;
}
