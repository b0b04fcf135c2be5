export { ebooksApi, type EbooksApi } from './api.ts';
export { ebooksResolvers } from './resolvers.ts';
