export { imageRoutes } from './routes.ts';
export { imagesResolvers } from './resolvers.ts';
export { imageRef, type ImageRow } from './rows.ts';
export { pictureAddress } from './stored-image.ts';
