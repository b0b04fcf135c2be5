import type { Resolvers } from '../../resolvers.generated.ts';

/** Questions that are asked often. */
export const faqsResolvers: Resolvers = {
  Query: { faqs: (_root, _args, { faqs }) => faqs.shown() },

  Faq: { id: ({ _id }) => _id },
};
