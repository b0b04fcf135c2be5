export { imageAddresses } from './addresses.ts';
export { imageRoutes } from './routes.ts';
export { imageRef, type ImageRow } from './rows.ts';
