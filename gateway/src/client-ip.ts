import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

const LOOKUP_TIMEOUT_MS = 3_000;
const LOOKUP_KEPT_MS = 3_600_000;
const answer = z.object({ ip: z.union([z.ipv4(), z.ipv6()]) });

const inside = new BlockList();
inside.addSubnet('0.0.0.0', 8);
inside.addSubnet('10.0.0.0', 8);
inside.addSubnet('100.64.0.0', 10);
inside.addSubnet('127.0.0.0', 8);
inside.addSubnet('169.254.0.0', 16);
inside.addSubnet('172.16.0.0', 12);
inside.addSubnet('192.168.0.0', 16);
inside.addSubnet('::', 127, 'ipv6');
inside.addSubnet('fc00::', 7, 'ipv6');
inside.addSubnet('fe80::', 10, 'ipv6');

/** An address as the internet knows it, or undefined for one that is private or none. */
function publicAddress(address: string | undefined): string | undefined {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/, '') ?? '';
  const version = isIP(plain);
  if (version === 0 || inside.check(plain, version === 6 ? 'ipv6' : 'ipv4')) return undefined;
  return plain;
}

/**
 * The `client-ip` of a connection: its own address, or where that is private the machine's public one as
 * `lookupUrl` tells it (`{ ip }`, asked once an hour), else `fallback`.
 */
export function clientIpReader({ lookupUrl, fallback }: { lookupUrl: string | undefined; fallback: string }) {
  let known: { ip: string; until: number } | undefined;
  let asking = false;

  async function lookUp(url: string) {
    asking = true;
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(LOOKUP_TIMEOUT_MS), redirect: 'error' });
      const { ip } = answer.parse(await response.json());
      known = { ip, until: Date.now() + LOOKUP_KEPT_MS };
    } catch {
      known = { ip: fallback, until: Date.now() + LOOKUP_TIMEOUT_MS };
    } finally {
      asking = false;
    }
  }

  return (address: string | undefined): string => {
    const own = publicAddress(address);
    if (own) return own;
    // Nobody waits for the lookup: until it has answered, the fallback stands.
    if (lookupUrl && !asking && (known?.until ?? 0) < Date.now()) void lookUp(lookupUrl);
    return known?.ip ?? fallback;
  };
}
