import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError, type ExecutionResult, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { addressKey } from '../http/client-address.ts';
import { graphqlError } from '../graphql/errors.ts';
import type { Budgets } from '../limits/index.ts';
import type { Origins } from '../http/origins.ts';
import type { Caller } from '../rest/client.ts';
import { eventWriter, type EventWriter } from './event-writer.ts';
import type { AddressPlaces } from './places.ts';
import type { ClientLimits } from './settings.ts';
import { refuseStream, STREAM_REFUSALS } from './stream-refusals.ts';
import { run, type Asked, type subscriptionReader } from './subscriptions.ts';
import type { openViewers } from './viewers.ts';

const asked = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});
const TAKES_EVENTS = /(?:^|[\s,])(?:text\/event-stream|text\/\*|\*\/\*)/i;

type Parts = {
  schema: GraphQLSchema;
  limits: ClientLimits;
  origins: Origins;
  viewers: ReturnType<typeof openViewers>;
  places: AddressPlaces;
  documents: ReturnType<typeof subscriptionReader>;
  budgets: Budgets;
  addressOf: (request: IncomingMessage) => string;
  callerOf: (request: IncomingMessage) => Caller;
  createContext: (caller: Caller) => unknown;
  format: (error: GraphQLError) => GraphQLFormattedError;
};
type Reader = Caller & { token: string };

/**
 * Subscriptions as Server-Sent Events: graphql-sse's protocol, with a connection for each. By hand, because
 * graphql-sse's own handler reads ahead of a client without bound.
 */
export function eventStreams(parts: Parts) {
  const { schema, limits, viewers, places, documents, budgets, createContext } = parts;
  const open = new Set<EventWriter>();
  let isStopping = false;

  const formatted = ({ data, errors }: ExecutionResult) => ({
    ...(data !== undefined && { data }),
    ...(errors && { errors: errors.map((error) => parts.format(error)) }),
  });

  function refusalOf(request: IncomingMessage) {
    if (isStopping) return STREAM_REFUSALS.unavailable;
    if (!parts.origins.isAllowed(request)) return STREAM_REFUSALS.origin;
    if (request.method !== 'POST') return STREAM_REFUSALS.method;
    return TAKES_EVENTS.test(request.headers.accept ?? '*/*') ? undefined : STREAM_REFUSALS.accept;
  }

  async function follow(request: Asked, caller: Reader, writer: EventWriter) {
    const subscription = documents.read(request);
    if (!('document' in subscription)) return writer.complete(formatted({ errors: subscription }));
    const results = await run(schema, subscription, () => createContext(caller));
    if (!(Symbol.asyncIterator in results)) return writer.complete(formatted(results));
    writer.onceClosed(() => void results.return(undefined));
    for await (const result of results) {
      if (!(await writer.next(formatted(result)))) return;
    }
    writer.complete();
  }

  /** Answers a request whose body has been read. */
  async function answer(request: IncomingMessage & { body?: unknown }, response: ServerResponse): Promise<void> {
    const refusal = refusalOf(request);
    if (refusal) return refuseStream(response, refusal);
    const body = asked.safeParse(request.body);
    if (!body.success) return refuseStream(response, STREAM_REFUSALS.body);
    const { token, ...rest } = parts.callerOf(request);
    if (token === undefined) return refuseStream(response, STREAM_REFUSALS.forbidden);
    const caller = { ...rest, token };

    const address = parts.addressOf(request);
    if ((await budgets.takeAll({ address, token }, documents.pointsFor(body.data))).waitS > 0) {
      return refuseStream(response, STREAM_REFUSALS.tooMany);
    }
    const place = places.enter(addressKey(address));
    if (!place) return refuseStream(response, STREAM_REFUSALS.tooMany);
    response.once('close', place.leave);
    let writer: EventWriter | undefined;
    const signedOut = graphqlError('UNAUTHENTICATED', STREAM_REFUSALS.forbidden.message);
    const notAdmitted = await viewers.admit(
      {
        isOpen: () => !response.closed,
        onceClosed: (then) => void response.once('close', then),
        expel: () => writer?.complete(formatted({ errors: [signedOut] })),
      },
      caller,
    );
    if (response.closed) return;
    if (notAdmitted) return refuseStream(response, STREAM_REFUSALS[notAdmitted]);
    if (!place.settle()) return refuseStream(response, STREAM_REFUSALS.tooMany);
    // It may have begun to stop while the token was looked at.
    if (isStopping) return refuseStream(response, STREAM_REFUSALS.unavailable);

    const opened = eventWriter(response, limits);
    writer = opened;
    open.add(opened);
    opened.onceClosed(() => open.delete(opened));
    try {
      await follow(body.data, caller, opened);
    } catch (error) {
      opened.complete(formatted({ errors: [asGraphQLError(error)] }));
    }
  }

  return {
    size: () => open.size,
    answer,
    /** Breaks every stream off, so that its client comes back, to another gateway or a later one. */
    close(): void {
      isStopping = true;
      for (const writer of open) writer.breakOff();
    },
  };
}

const asGraphQLError = (error: unknown) =>
  error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error });
