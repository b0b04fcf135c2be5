import type { Resolvers } from '../../resolvers.generated.ts';
import { questionSetCards } from '../question-sets/index.ts';
import { boards } from '../questions/index.ts';

const FIRST_PAGE = 1;

/** Fields start in parallel; none waits for another. */
export const homeResolvers: Resolvers = {
  Query: { home: () => ({}) },

  Home: {
    banners: (_home, _args, { banners }) => banners.all(),
    boards: () => boards,
    questionSets: () => questionSetCards,
    internshipSubjects: (_home, _args, { internship }) => internship.subjects(),
    ebooks: (_home, { limit }, { ebooks }) => ebooks.page(FIRST_PAGE, limit),
    plans: (_home, _args, { plans }) => plans.purchasable(),
    faqs: (_home, _args, { faqs }) => faqs.visible(),
  },
};
