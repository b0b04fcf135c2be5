import { readdirSync, readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { accountsResolvers } from '../accounts/index.ts';
import { imagesResolvers } from '../images/index.ts';
import { questionSetsResolvers } from '../question-sets/resolvers.ts';
import { questionsResolvers } from '../questions/resolvers.ts';

const SDL = new URL('../../../schema/', import.meta.url);

/** The SDL of all features, and what resolves them. */
export function createSchema() {
  const typeDefs = readdirSync(SDL)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(new URL(file, SDL), 'utf8'));
  return makeExecutableSchema({
    typeDefs,
    resolvers: [accountsResolvers, imagesResolvers, questionsResolvers, questionSetsResolvers],
  });
}
