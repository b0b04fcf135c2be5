import { makeExecutableSchema } from '@graphql-tools/schema';
import { readTypeDefs } from 'schema/graph.ts';
import { features } from './features/index.ts';
import { htmlScalar } from './graphql/html-scalar.ts';

export function createSchema() {
  return makeExecutableSchema({
    typeDefs: readTypeDefs(),
    resolvers: [{ HTML: htmlScalar }, ...features.flatMap(({ resolvers }) => resolvers)],
  });
}
