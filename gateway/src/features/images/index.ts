export { imageAddresses, type ImageAddresses } from './addresses.ts';
export { imageRoutes } from './routes.ts';
export { imagesResolvers } from './resolvers.ts';
export { imageRef, type ImageRow } from './rows.ts';
