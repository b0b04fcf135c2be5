import { counts } from './limited-counter.ts';
import type { ClientLimits } from './settings.ts';

/** A connection's place among those of its address. Each call after the first of its kind does nothing. */
export type Place = {
  /** It says who it is: from now on nobody takes its place while the upstream is asked. */
  identify: () => void;
  /** The upstream has answered for it. False where as many as may be are settled already. */
  settle: () => boolean;
  leave: () => void;
};

type Newcomer = { cutOff: (() => void) | undefined };

/**
 * Places for the connections of an address. Those that have not shown who they are have a few of their own, and the one
 * that has been silent for longest makes room for the next: none of them keeps out who signs in.
 */
export function addressSlots({
  socketsAnAddress,
  newSocketsAnAddress,
}: Pick<ClientLimits, 'socketsAnAddress' | 'newSocketsAnAddress'>) {
  const settled = counts(socketsAnAddress);
  const newcomers = new Map<string, Set<Newcomer>>();

  function leaveNewcomers(address: string, newcomer: Newcomer): boolean {
    const those = newcomers.get(address);
    const wasThere = those?.delete(newcomer) ?? false;
    if (those?.size === 0) newcomers.delete(address);
    return wasThere;
  }

  return {
    /** A place for a new connection; `cutOff` ends one that is silent. Undefined where there is none. */
    enter(address: string, cutOff?: () => void): Place | undefined {
      const those = newcomers.get(address) ?? new Set<Newcomer>();
      if (those.size >= newSocketsAnAddress) {
        // In the order in which they came.
        const silent = [...those].find((each) => each.cutOff);
        if (!silent) return undefined;
        leaveNewcomers(address, silent);
        silent.cutOff!();
      }
      const newcomer: Newcomer = { cutOff };
      newcomers.set(address, those.add(newcomer));
      let isSettled = false;
      return {
        identify: () => void (newcomer.cutOff = undefined),
        settle(): boolean {
          isSettled ||= leaveNewcomers(address, newcomer) && settled.take(address);
          return isSettled;
        },
        leave(): void {
          leaveNewcomers(address, newcomer);
          if (isSettled) settled.give(address);
          isSettled = false;
        },
      };
    },
  };
}

export type AddressSlots = ReturnType<typeof addressSlots>;
