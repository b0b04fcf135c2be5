export { readerAccess, type ReaderAccess } from './access.ts';
export { accountsApi, type AccountsApi } from './api.ts';
export { googleRoutes } from './google.ts';
export { oncePerRequest } from './once.ts';
export { ownRecord, type OwnRecord } from './own-record.ts';
export { accountsResolvers } from './resolvers.ts';
