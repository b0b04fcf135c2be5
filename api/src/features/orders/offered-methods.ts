import { manualMethods, type Method } from './methods.ts';
import { type RedirectDependencies, redirectMethods } from './redirect/begin.ts';
import type { Wallet } from './wallets.ts';

/** In the order in which readers are offered them. */
export const methodsOf = ({
  wallets,
  ...services
}: RedirectDependencies & { wallets: readonly Wallet[] }): Method[] => [
  ...redirectMethods(services),
  ...manualMethods(wallets),
];
