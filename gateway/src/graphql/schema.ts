import { readdirSync, readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { accountsResolvers } from '../accounts/index.ts';
import { affiliateResolvers } from '../affiliate/index.ts';
import { bannersResolvers } from '../banners/index.ts';
import { ebooksResolvers } from '../ebooks/index.ts';
import { faqsResolvers } from '../faqs/index.ts';
import { homeResolvers } from '../home/resolvers.ts';
import { imagesResolvers } from '../images/index.ts';
import { internshipResolvers } from '../internship/index.ts';
import { notificationsResolvers } from '../notifications/index.ts';
import { plansResolvers } from '../plans/index.ts';
import { questionSetsResolvers } from '../question-sets/resolvers.ts';
import { questionsResolvers } from '../questions/resolvers.ts';
import { searchResolvers } from '../search/index.ts';
import { htmlScalar } from './html-scalar.ts';

const SDL = new URL('../../../schema/', import.meta.url);

/** The SDL of all features, and what resolves them. */
export function createSchema() {
  const typeDefs = readdirSync(SDL)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(new URL(file, SDL), 'utf8'));
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
