import type { Context, Shared, Spend } from './context.ts';
import { features } from './features/index.ts';
import { restClient, type Caller } from './rest/client.ts';

type Options = { spend?: Spend; isFull?: boolean | undefined };

export function createContext(shared: Shared, caller: Caller, { spend, isFull }: Options = {}): Context {
  const rest = restClient(shared.http, caller, shared.publicCalls, shared.reportUnreadable);
  const dependencies = { rest, caller, shared, isFull };
  const isShared = () => isFull !== undefined && !rest.isPersonal();
  const context = { requestId: caller.requestId, ageMs: rest.ageMs, spend, isShared } as Context;
  for (const feature of features) Object.assign(context, feature.context?.(dependencies, context));
  return context;
}
