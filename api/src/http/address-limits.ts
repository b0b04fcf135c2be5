import { networkOf } from './client-address.ts';
import type { Limit, RateLimits } from './rate-limits.ts';

/** Sites and tunnels get a /48 of IPv6; phone networks put thousands of readers into one. */
const NETWORK_SHARE = 16;

const networkLimit = ({ name, points, seconds }: Limit): Limit => ({
  name: `${name}-network`,
  points: points * NETWORK_SHARE,
  seconds,
});

/** An IPv6 address counts by its /64 and its /48. `spend` and `refuseIfSpent` throw 429 past the limit. */
export function addressLimits(limits: RateLimits) {
  const forAddressAndNetwork = async (
    limit: Limit,
    address: string,
    work: (limit: Limit, who: string) => Promise<void>,
  ) => {
    await work(limit, address);
    const network = networkOf(address);
    if (network !== undefined) await work(networkLimit(limit), network);
  };
  return {
    spend: (limit: Limit, address: string, cost = 1) =>
      forAddressAndNetwork(limit, address, (each, who) => limits.spend(each, who, cost)),
    refuseIfSpent: (limit: Limit, address: string) =>
      forAddressAndNetwork(limit, address, (each, who) => limits.refuseIfSpent(each, who)),
    /** Counts, and returns whether both limits hold. */
    async trySpend(limit: Limit, address: string): Promise<boolean> {
      let holds = true;
      await forAddressAndNetwork(limit, address, async (each, who) => {
        holds = (await limits.trySpend(each, who)) && holds;
      });
      return holds;
    },
    undoSpend: (limit: Limit, address: string, cost = 1) =>
      forAddressAndNetwork(limit, address, (each, who) => limits.undoSpend(each, who, cost)),
  };
}
