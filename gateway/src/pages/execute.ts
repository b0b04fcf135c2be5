import { randomUUID } from 'node:crypto';
import type { ApolloServer } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import { type Context, type Shared } from '../context.ts';
import { createContext } from '../create-context.ts';

export type Operation = { query: string; variables?: Record<string, unknown>; operationName?: string | undefined };
export type Result = { data?: Record<string, unknown> | null; errors?: readonly GraphQLFormattedError[] };

export type Execute = (operation: Operation) => Promise<Result>;

/** Without the token or cookies of the page's reader. Their address is used, for the upstream's limits. */
export const executeAsVisitor =
  (apollo: ApolloServer<Context>, shared: Shared, clientIp: string, address?: string): Execute =>
  async ({ query, variables = {}, operationName }) => {
    const caller = { token: undefined, address, clientIp, requestId: randomUUID(), userAgent: undefined };
    const { body } = await apollo.executeOperation(
      { query, variables, ...(operationName !== undefined && { operationName }) },
      { contextValue: createContext(shared, caller) },
    );
    if (body.kind !== 'single') throw new Error('Not one answer');
    const { data, errors } = body.singleResult;
    return { ...(data !== undefined && { data }), ...(errors && { errors }) };
  };
