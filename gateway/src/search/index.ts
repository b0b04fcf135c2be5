export { searchApi, type SearchApi } from './api.ts';
export { searchResolvers } from './resolvers.ts';
