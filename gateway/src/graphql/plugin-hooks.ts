import type { ApolloServerPlugin, BaseContext, GraphQLRequestContext } from '@apollo/server';

/**
 * Calls the hooks that Apollo Server calls for a document of its store, in its order. False where no plugin answers;
 * throws what a plugin throws.
 */
export async function answerBy<Context extends BaseContext>(
  plugins: readonly ApolloServerPlugin<Context>[],
  request: GraphQLRequestContext<Context>,
): Promise<boolean> {
  const context = request as never;
  const { response } = request;
  const listeners = [];
  for (const plugin of plugins) {
    const listener = await plugin.requestDidStart?.(context);
    if (listener) listeners.push(listener);
  }
  for (const listener of listeners) if (listener.didResolveSource) await listener.didResolveSource(context);
  for (const listener of listeners) if (listener.didResolveOperation) await listener.didResolveOperation(context);
  for (const listener of listeners) {
    const answer = listener.responseForOperation && (await listener.responseForOperation(context));
    if (!answer) continue;
    response.body = answer.body;
    if (answer.http.status !== undefined) response.http.status = answer.http.status;
    for (const [name, value] of answer.http.headers) response.http.headers.set(name, value);
    for (const each of listeners) if (each.willSendResponse) await each.willSendResponse(context);
    return true;
  }
  return false;
}
