import type { Context, RequestDependencies } from '../context.ts';
import type { Resolvers } from '../resolvers.generated.ts';

/** What a feature brings to the gateway. */
export type Feature = {
  resolvers: Resolvers;
  /** What its resolvers find in the context. `before` holds what features earlier in the list have added. */
  context?: (parts: RequestDependencies, before: Context) => Partial<Context>;
};
