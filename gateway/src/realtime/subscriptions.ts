import { LRUCache } from 'lru-cache';
import {
  createSourceEventStream,
  execute,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { TextError } from '../graphql/errors.ts';
import { PARSE_OPTIONS, tooComplex, validateDocument } from '../graphql/document-limits.ts';
import { newDocumentPoints } from '../graphql/document-store.ts';
import type { Text } from '../messages.ts';
import { realtimeMessages } from './messages.ts';
import { nodeCounter } from '../graphql/document-rules/node-count.ts';

const MAX_CACHED = 500;
const MAX_CHARACTERS = 2_000_000;

export type SubscriptionRequest = {
  query: string;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
};

type Event = object;
type Result = { done: false; value: ExecutionResult };
type Results = AsyncGenerator<ExecutionResult, undefined, void>;

/** A valid subscription, shared by all requests for the same. */
export type Subscription = {
  document: DocumentNode;
  operationName: string | undefined;
  variableValues: Record<string, unknown> | undefined;
  /** By event: subscribers that share an event object belong to one viewer. */
  results: WeakMap<Event, Result | Promise<Result>>;
};

const badRequest = (text: Text) => new TextError(text, { code: 'BAD_REQUEST' });

/** Parses and validates with the limits of HTTP; accepts subscriptions only. */
export function subscriptionReader(schema: GraphQLSchema, options: { hideSuggestions?: boolean } = {}) {
  const nodesOf = nodeCounter(schema);
  const cache = new LRUCache<string, Subscription>({
    max: MAX_CACHED,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_subscription, key) => key.length,
  });

  const keyOf = ({ query, operationName, variables }: SubscriptionRequest) =>
    JSON.stringify([query, operationName, variables]);

  function read(request: SubscriptionRequest): Subscription | readonly GraphQLError[] {
    const key = keyOf(request);
    const cached = cache.get(key);
    if (cached) return cached;
    const document = parseDocument(request.query);
    if (document instanceof GraphQLError) return [document];
    const operation = getOperationAST(document, request.operationName);
    if (!operation) return [badRequest(realtimeMessages.noSuchOperation())];
    if (operation.operation !== OperationTypeNode.SUBSCRIPTION) {
      return [badRequest(realtimeMessages.subscriptionsOnly())];
    }
    const errors = validateDocument(schema, document, options);
    if (errors.length > 0) return errors.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED'));
    const error = tooComplex(nodesOf(document, operation, request.variables ?? {}));
    if (error) return [error];
    const subscription: Subscription = {
      document,
      operationName: request.operationName ?? undefined,
      variableValues: request.variables ?? undefined,
      results: new WeakMap(),
    };
    cache.set(key, subscription);
    return subscription;
  }

  return {
    read,
    /** Points for parsing and validating; 0 if cached. */
    pointsFor: (request: SubscriptionRequest): number =>
      cache.has(keyOf(request)) ? 0 : newDocumentPoints(request.query),
  };
}

function parseDocument(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, PARSE_OPTIONS);
  } catch (error) {
    return withCode(error as GraphQLError, 'GRAPHQL_PARSE_FAILED');
  }
}

function withCode(error: GraphQLError, code: string): GraphQLError {
  error.extensions.code = code;
  return error;
}

/** Executes each event once for all subscribers that share it. */
export async function run(
  schema: GraphQLSchema,
  subscription: Subscription,
  createContext: () => unknown,
): Promise<Results | ExecutionResult> {
  const { results, ...args } = subscription;
  const events = await createSourceEventStream({ schema, ...args, contextValue: createContext() });
  if (!(Symbol.asyncIterator in events)) return events;
  const source = events as AsyncGenerator<Event, undefined, void>;

  // A finished result replaces its promise: ten thousand promises per event would cost too much.
  function resultOf(event: IteratorResult<Event, undefined>) {
    if (event.done) return event;
    const cached = results.get(event.value);
    if (cached) return cached;
    const context = createContext();
    const executed = Promise.resolve(execute({ schema, ...args, rootValue: event.value, contextValue: context }));
    const result = executed.then((value) => ({ done: false as const, value }));
    results.set(event.value, result);
    void result.then(
      (settled) => results.set(event.value, settled),
      () => {},
    );
    return result;
  }

  // Not a generator, which cannot be ended while it waits.
  const stream = {
    next: () => source.next().then(resultOf),
    return: () => source.return(undefined),
    throw: (error: unknown) => source.throw(error),
    [Symbol.asyncIterator]: () => stream,
  };
  return stream as unknown as Results;
}
