export { faqsApi, type FaqsApi } from './api.ts';
export { faqsResolvers } from './resolvers.ts';
