import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLError } from 'graphql';
import type { Request as SseRequest, Response as SseResponse } from 'graphql-sse';
import { z } from 'zod';
import { addressKey } from '../http/client-address.ts';
import { graphqlError } from '../graphql/errors.ts';
import { errorMessages } from '../graphql/messages.ts';
import type { Budgets } from '../limits/index.ts';
import type { Origins } from '../http/origins.ts';
import type { Caller } from '../rest/client.ts';
import { eventWriter, type EventWriter } from './event-writer.ts';
import type { AddressSlots } from './connection-slots.ts';
import type { ClientLimits } from './settings.ts';
import { STREAM_ERRORS } from './stream-errors.ts';
import type { SubscriptionRequest, subscriptionReader } from './subscriptions.ts';
import type { openViewers } from './viewers.ts';

const requestBody = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});
const ACCEPTS_EVENTS = /(?:^|[\s,])(?:text\/event-stream|text\/\*|\*\/\*)/i;

export type AdmissionOptions = {
  limits: ClientLimits;
  origins: Origins;
  viewers: ReturnType<typeof openViewers>;
  slots: AddressSlots;
  documents: ReturnType<typeof subscriptionReader>;
  budgets: Budgets;
  addressOf: (request: IncomingMessage) => string;
  callerOf: (request: IncomingMessage) => Caller;
};
type Reader = Caller & { token: string };

export type Stream = {
  response: ServerResponse;
  subscriptionRequest?: SubscriptionRequest;
  caller?: Reader;
  writer?: EventWriter;
};
export type StreamRequest = SseRequest<IncomingMessage & { body?: unknown }, Stream>;

type Server = {
  isStopping: () => boolean;
  onOpen: (writer: EventWriter) => void;
  /** The last events of a stream that ends with an error. */
  completeWith: (error: GraphQLError) => string;
};

/** Opens a request's stream, with the limits of WebSockets. Returns the response to a rejected request. */
export function streamAdmission(options: AdmissionOptions, { isStopping, onOpen, completeWith }: Server) {
  const { limits, viewers, slots, documents, budgets } = options;

  function rejectionOf(request: IncomingMessage): SseResponse | undefined {
    if (isStopping()) return STREAM_ERRORS.unavailable();
    if (!options.origins.isAllowed(request)) return STREAM_ERRORS.origin();
    if (request.method !== 'POST') return STREAM_ERRORS.method();
    return ACCEPTS_EVENTS.test(request.headers.accept ?? '*/*') ? undefined : STREAM_ERRORS.accept();
  }

  return async function admit({ raw: request, context: stream }: StreamRequest): Promise<SseResponse | undefined> {
    const { response } = stream;
    const rejection = rejectionOf(request);
    if (rejection) return rejection;
    const body = requestBody.safeParse(request.body);
    if (!body.success) return STREAM_ERRORS.body();
    const { token, ...rest } = options.callerOf(request);
    if (token === undefined) return STREAM_ERRORS.forbidden();
    const caller = { ...rest, token };

    const address = options.addressOf(request);
    if ((await budgets.takeAll({ address, token }, documents.pointsFor(body.data))).waitS > 0) {
      return STREAM_ERRORS.tooMany();
    }
    const slot = slots.enter(addressKey(address));
    if (!slot) return STREAM_ERRORS.tooMany();
    response.once('close', slot.leave);
    const signedOut = graphqlError('UNAUTHENTICATED', errorMessages.logIn());
    const denial = await viewers.admit(
      {
        isOpen: () => !response.closed,
        onceClosed: (then) => void response.once('close', then),
        expel: () => stream.writer?.end(completeWith(signedOut)),
      },
      caller,
    );
    if (denial) return STREAM_ERRORS[denial]();
    if (isStopping() || response.closed) return STREAM_ERRORS.unavailable();
    if (!slot.settle()) return STREAM_ERRORS.tooMany();

    const writer = eventWriter(response, limits);
    onOpen(writer);
    Object.assign(stream, { subscriptionRequest: body.data, caller, writer });
    return undefined;
  };
}
