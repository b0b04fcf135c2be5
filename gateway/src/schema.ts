import { readdirSync, readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { SDL_FOLDER } from 'schema/files.ts';
import { features } from './features/index.ts';
import { htmlScalar } from './graphql/html-scalar.ts';

export function createSchema() {
  const typeDefs = readdirSync(SDL_FOLDER)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(new URL(file, SDL_FOLDER), 'utf8'));
  return makeExecutableSchema({
    typeDefs,
    resolvers: [{ HTML: htmlScalar }, ...features.flatMap(({ resolvers }) => resolvers)],
  });
}
