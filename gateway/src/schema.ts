import { readdirSync, readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { SDL_FOLDER } from 'schema/files.ts';
import { accountsResolvers } from './features/accounts/index.ts';
import { affiliateResolvers } from './features/affiliate/index.ts';
import { bannersResolvers } from './features/banners/index.ts';
import { ebooksResolvers } from './features/ebooks/index.ts';
import { faqsResolvers } from './features/faqs/index.ts';
import { homeResolvers } from './features/home/resolvers.ts';
import { imagesResolvers } from './features/images/index.ts';
import { internshipResolvers } from './features/internship/index.ts';
import { notificationsResolvers } from './features/notifications/index.ts';
import { plansResolvers } from './features/plans/index.ts';
import { questionSetsResolvers } from './features/question-sets/resolvers.ts';
import { questionsResolvers } from './features/questions/resolvers.ts';
import { searchResolvers } from './features/search/index.ts';
import { htmlScalar } from './graphql/html-scalar.ts';

/** The SDL of all features, and what resolves them. */
export function createSchema() {
  const typeDefs = readdirSync(SDL_FOLDER)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(new URL(file, SDL_FOLDER), 'utf8'));
  return makeExecutableSchema({
    typeDefs,
    resolvers: [
      { HTML: htmlScalar },
      accountsResolvers,
      affiliateResolvers,
      bannersResolvers,
      ebooksResolvers,
      faqsResolvers,
      homeResolvers,
      imagesResolvers,
      internshipResolvers,
      notificationsResolvers,
      plansResolvers,
      questionsResolvers,
      questionSetsResolvers,
      searchResolvers,
    ],
  });
}
