export { bannersApi, type BannersApi } from './api.ts';
export { bannersResolvers } from './resolvers.ts';
