import { z } from 'zod';
import { publicAddress } from './client-address.ts';

const LOOKUP_TIMEOUT_MS = 3_000;
const LOOKUP_MAX_AGE_MS = 3_600_000;
const lookupResponse = z.object({ ip: z.union([z.ipv4(), z.ipv6()]) });

/** A connection's address; for a private one the machine's public address by `lookupUrl` (`{ ip }`), else `fallback`. */
export function clientIpReader({ lookupUrl, fallback }: { lookupUrl: string | undefined; fallback: string }) {
  let cached: { ip: string; until: number } | undefined;
  let isLookingUp = false;

  async function lookUp(url: string) {
    isLookingUp = true;
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(LOOKUP_TIMEOUT_MS), redirect: 'error' });
      const { ip } = lookupResponse.parse(await response.json());
      cached = { ip, until: Date.now() + LOOKUP_MAX_AGE_MS };
    } catch {
      cached = { ip: fallback, until: Date.now() + LOOKUP_TIMEOUT_MS };
    } finally {
      isLookingUp = false;
    }
  }

  return (address: string | undefined): string => {
    const own = publicAddress(address);
    if (own) return own;
    if (lookupUrl && !isLookingUp && (cached?.until ?? 0) < Date.now()) void lookUp(lookupUrl);
    return cached?.ip ?? fallback;
  };
}
