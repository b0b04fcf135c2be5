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

const MAX_KEPT = 500;
const KEPT_CHARACTERS = 2_000_000;

export type Asked = {
  query: string;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
};

type Event = object;
type Result = { done: false; value: ExecutionResult };
type Results = AsyncGenerator<ExecutionResult, undefined, void>;

/** A subscription that may run, shared by all who ask for the same. */
export type Subscription = {
  document: DocumentNode;
  operationName: string | undefined;
  variableValues: Record<string, unknown> | undefined;
  /** What becomes of an event: the same for all, who are one viewer's where they share the event. */
  results: WeakMap<Event, Result | Promise<Result>>;
};

const badRequest = (text: Text) => new TextError(text, { code: 'BAD_REQUEST' });

/** Reads what is asked for by the rules of HTTP, and lets subscriptions pass alone. */
export function subscriptionReader(schema: GraphQLSchema, options: { hideSuggestions?: boolean } = {}) {
  const nodesOf = nodeCounter(schema);
  const kept = new LRUCache<string, Subscription>({
    max: MAX_KEPT,
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: (_subscription, key) => key.length,
  });

  const keyOf = ({ query, operationName, variables }: Asked) => JSON.stringify([query, operationName, variables]);

  function read(asked: Asked): Subscription | readonly GraphQLError[] {
    const key = keyOf(asked);
    const known = kept.get(key);
    if (known) return known;
    const document = parsed(asked.query);
    if (document instanceof GraphQLError) return [document];
    const operation = getOperationAST(document, asked.operationName);
    if (!operation) return [badRequest(realtimeMessages.noSuchOperation())];
    if (operation.operation !== OperationTypeNode.SUBSCRIPTION) {
      return [badRequest(realtimeMessages.subscriptionsOnly())];
    }
    const errors = validateDocument(schema, document, options);
    if (errors.length > 0) return errors.map((error) => coded(error, 'GRAPHQL_VALIDATION_FAILED'));
    const refused = tooComplex(nodesOf(document, operation, asked.variables ?? {}));
    if (refused) return [refused];
    const subscription: Subscription = {
      document,
      operationName: asked.operationName ?? undefined,
      variableValues: asked.variables ?? undefined,
      results: new WeakMap(),
    };
    kept.set(key, subscription);
    return subscription;
  }

  return {
    read,
    /** What reading it costs besides, in points: nothing where it has been read before. */
    pointsFor: (asked: Asked): number => (kept.has(keyOf(asked)) ? 0 : newDocumentPoints(asked.query)),
  };
}

function parsed(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, PARSE_OPTIONS);
  } catch (error) {
    return coded(error as GraphQLError, 'GRAPHQL_PARSE_FAILED');
  }
}

function coded(error: GraphQLError, code: string): GraphQLError {
  error.extensions.code = code;
  return error;
}

/** Runs a subscription: each event's result is made once, however many are sent it. */
export async function run(
  schema: GraphQLSchema,
  subscription: Subscription,
  createContext: () => unknown,
): Promise<Results | ExecutionResult> {
  const { results, ...args } = subscription;
  const events = await createSourceEventStream({ schema, ...args, contextValue: createContext() });
  if (!(Symbol.asyncIterator in events)) return events;
  const source = events as AsyncGenerator<Event, undefined, void>;

  // Once the result is there it is handed on as it is: ten thousand promises for each event would be felt.
  function resultOf(event: IteratorResult<Event, undefined>) {
    if (event.done) return event;
    const known = results.get(event.value);
    if (known) return known;
    const context = createContext();
    const executed = Promise.resolve(execute({ schema, ...args, rootValue: event.value, contextValue: context }));
    const made = executed.then((value) => ({ done: false as const, value }));
    results.set(event.value, made);
    void made.then(
      (result) => results.set(event.value, result),
      () => {},
    );
    return made;
  }

  // By hand, as the queue under it: it can be left while it waits.
  const stream = {
    next: () => source.next().then(resultOf),
    return: () => source.return(undefined),
    throw: (error: unknown) => source.throw(error),
    [Symbol.asyncIterator]: () => stream,
  };
  return stream as unknown as Results;
}
