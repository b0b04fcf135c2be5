import { limitedCounter } from './limited-counter.ts';
import type { ClientLimits } from './settings.ts';

/** One connection of an address. All calls are idempotent. */
export type Slot = {
  /** It has sent a token, so it no longer makes room for others. */
  identify: () => void;
  /** The token is verified. False at the limit. */
  settle: () => boolean;
  leave: () => void;
};

type Newcomer = { cutOff: (() => void) | undefined };

/**
 * Limits the connections of an address. Unverified ones have a few slots of their own, where the longest silent one
 * makes room for the next: they cannot block readers who sign in.
 */
export function addressSlots({
  socketsAnAddress,
  newSocketsAnAddress,
}: Pick<ClientLimits, 'socketsAnAddress' | 'newSocketsAnAddress'>) {
  const settled = limitedCounter(socketsAnAddress);
  const newcomers = new Map<string, Set<Newcomer>>();

  function leaveNewcomers(address: string, newcomer: Newcomer): boolean {
    const unverified = newcomers.get(address);
    const wasThere = unverified?.delete(newcomer) ?? false;
    if (unverified?.size === 0) newcomers.delete(address);
    return wasThere;
  }

  return {
    /** `cutOff` closes a silent connection. Undefined if there is no slot. */
    enter(address: string, cutOff?: () => void): Slot | undefined {
      const unverified = newcomers.get(address) ?? new Set<Newcomer>();
      if (unverified.size >= newSocketsAnAddress) {
        const silent = [...unverified].find((each) => each.cutOff);
        if (!silent) return undefined;
        leaveNewcomers(address, silent);
        silent.cutOff!();
      }
      const newcomer: Newcomer = { cutOff };
      newcomers.set(address, unverified.add(newcomer));
      let isSettled = false;
      return {
        identify: () => void (newcomer.cutOff = undefined),
        settle(): boolean {
          isSettled ||= leaveNewcomers(address, newcomer) && settled.add(address);
          return isSettled;
        },
        leave(): void {
          leaveNewcomers(address, newcomer);
          if (isSettled) settled.remove(address);
          isSettled = false;
        },
      };
    },
  };
}

export type AddressSlots = ReturnType<typeof addressSlots>;
