import { networkOf } from './client-address.ts';
import type { Limit, RateLimits } from './rate-limits.ts';

/**
 * Sites and tunnels get a /48 of IPv6, 65,536 households by count, so it has a limit too. A phone network puts
 * thousands of readers into one: 16 times a household's is theirs together.
 */
const NETWORK_SHARE = 16;

const ofNetwork = ({ name, points, seconds }: Limit): Limit => ({
  name: `${name}-network`,
  points: points * NETWORK_SHARE,
  seconds,
});

/** Limits by address: an IPv6 address counts by its /64, and by its /48 as well. Each throws 429 past the limit. */
export function addressLimits(limits: RateLimits) {
  const both = async (limit: Limit, address: string, work: (limit: Limit, who: string) => Promise<void>) => {
    await work(limit, address);
    const network = networkOf(address);
    if (network !== undefined) await work(ofNetwork(limit), network);
  };
  return {
    spend: (limit: Limit, address: string, cost = 1) =>
      both(limit, address, (each, who) => limits.spend(each, who, cost)),
    refuseIfSpent: (limit: Limit, address: string) =>
      both(limit, address, (each, who) => limits.refuseIfSpent(each, who)),
    giveBack: (limit: Limit, address: string, cost = 1) =>
      both(limit, address, (each, who) => limits.giveBack(each, who, cost)),
  };
}
