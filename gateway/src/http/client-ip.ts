import { z } from 'zod';
import { publicAddress } from './client-address.ts';

const LOOKUP_TIMEOUT_MS = 3_000;
const LOOKUP_KEPT_MS = 3_600_000;
const answer = z.object({ ip: z.union([z.ipv4(), z.ipv6()]) });

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
