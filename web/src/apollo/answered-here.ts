import type { OperationVariables } from '@apollo/client';
import { useSyncExternalStore } from 'react';

/** So long a reader waits for the network before this device answers. */
export const NETWORK_WAIT_MS = 4000;

const keys = new Set<string>();
const listeners = new Set<() => void>();

const keyOf = (operation: string | undefined, variables: OperationVariables = {}) =>
  `${operation} ${JSON.stringify(variables)}`;

/** The queries that this device has answered since the network last did. */
export const answeredHere = {
  has: (operation: string | undefined, variables?: OperationVariables) => keys.has(keyOf(operation, variables)),
  isEmpty: () => keys.size === 0,
  add: (operation: string | undefined, variables?: OperationVariables) =>
    change(() => keys.add(keyOf(operation, variables))),
  remove: (operation: string | undefined, variables?: OperationVariables) =>
    change(() => keys.delete(keyOf(operation, variables))),
  clear: () => change(() => keys.clear()),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function change(apply: () => void) {
  apply();
  for (const listener of listeners) listener();
}

/** Whether a query's data on screen is this device's. False on the server. */
export const useAnsweredHere = (operation: string, variables?: OperationVariables): boolean =>
  useSyncExternalStore(
    answeredHere.subscribe,
    () => answeredHere.has(operation, variables),
    () => false,
  );
