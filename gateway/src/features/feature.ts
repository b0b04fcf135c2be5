import type { Context, RequestDependencies } from '../context.ts';
import type { Resolvers } from '../resolvers.generated.ts';

export type Feature = {
  /** A list where the feature has several parts. */
  resolvers: Resolvers | readonly Resolvers[];
  /** Adds to the context of a request. `context` holds what earlier features have added. */
  context?: (dependencies: RequestDependencies, context: Context) => Partial<Context>;
};
