import { HeaderMap, type ApolloServerPlugin, type BaseContext } from '@apollo/server';
import type { DocumentNode, GraphQLError, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';

type Compiled = CompiledQuery | 'not compilable' | 'requested once';

// zod has checked the built-in scalars and enums; checking again takes half the execution time of a question page. Custom
// scalars are still serialized.
const COMPILER_OPTIONS = { disableLeafSerialization: true };

/** Compiling costs more than executing once, and many documents never come again. */
export type CompileWhen = 'second request' | 'first request';

/**
 * Executes queries compiled by graphql-jit, and leaves others to Apollo Server's executor. No plugin may have
 * `willResolveField`: Apollo Server would wrap every field in a resolver, which compiled queries would call.
 */
export function jitPlugin<Context extends BaseContext>(
  schema: GraphQLSchema,
  format: (error: GraphQLError) => GraphQLFormattedError,
  when: CompileWhen = 'second request',
): ApolloServerPlugin<Context> {
  // Apollo Server's document store holds one document per text; an evicted one is dropped here too.
  const compiled = new WeakMap<DocumentNode, Map<string, Compiled>>();

  return {
    requestDidStart: async () => ({
      async responseForOperation({ document, operationName, operation, request, contextValue }) {
        // Undefined for an unknown operation name, whatever the types say.
        if ((operation as typeof operation | undefined)?.operation !== 'query') return null;
        const byName = compiled.get(document) ?? new Map<string, Compiled>();
        compiled.set(document, byName);
        const name = operationName ?? '';
        let query = byName.get(name);
        if (!query && when === 'second request') {
          byName.set(name, 'requested once');
          return null;
        }
        if (!query || query === 'requested once') {
          const result = compileQuery(schema, document, operationName ?? undefined, COMPILER_OPTIONS);
          query = isCompiledQuery(result) ? result : 'not compilable';
          byName.set(name, query);
        }
        if (query === 'not compilable') return null;
        const { data, errors } = await query.query(undefined, contextValue, request.variables ?? {});
        if (errors && data === undefined) return null;
        return {
          http: { headers: new HeaderMap() },
          body: {
            kind: 'single',
            singleResult: errors
              ? { data: data ?? null, errors: errors.map((error) => format(error)) }
              : { data: data ?? null },
          },
        };
      },
    }),
  };
}
