import axios, { type AxiosInstance } from 'axios';
import type { Shared } from '../../gateway/src/context.ts';
import { createContext } from '../../gateway/src/create-context.ts';
import { knownAccess } from '../../gateway/src/features/accounts/index.ts';
import { imageAddresses } from '../../gateway/src/features/images/index.ts';
import { verifiedReaders } from '../../gateway/src/limits/index.ts';
import { createSchema } from '../../gateway/src/schema.ts';
import { searchForms } from '../../gateway/src/features/search/index.ts';
import { openUpstream } from '../../gateway/src/rest/http.ts';
import { revalidationCache } from '../../gateway/src/rest/revalidation.ts';

/** Where the bench has its upstream. */
export const UPSTREAM_URL = process.env.UPSTREAM_URL!;

const CALLER = { token: undefined, address: undefined, clientIp: '0.0.0.0', requestId: 'bench', userAgent: undefined };

/** The gateway's own schema with the gateway's own resolvers. */
export const schema = createSchema();

/** The gateway's axios over undici. */
export const houseAxios = (): AxiosInstance => openUpstream(UPSTREAM_URL).http;

/** An axios as it is made of the package alone. */
export const plainAxios = (options: object = {}): AxiosInstance =>
  axios.create({ baseURL: UPSTREAM_URL, timeout: 10_000, validateStatus: () => true, ...options });

/** A call is sent each time that it is asked for. */
const nothingKept = {
  read: (_call: string, send: () => Promise<unknown>) => send(),
  size: () => ({ entries: 0, bytes: 0 }),
  clear: () => {},
};

// Made once, as in the gateway: their caches are costly to allocate.
const SHARED = {
  questionPages: { open: nothingKept, revalidated: revalidationCache() },
  searches: nothingKept,
  searchForms: searchForms(),
  live: {} as Shared['live'],
  readers: verifiedReaders(),
  knownAccess: knownAccess(),
  images: imageAddresses({ storeOrigins: [], basePath: '', allowedOrigins: [], reportMissing: () => {} }),
  reportUnreadable: () => {},
  serviceToken: undefined,
};

/** What the resolvers share in one request; without `publicCalls` nothing is kept between requests. */
export const contextOver = (http: AxiosInstance, publicCalls: Shared['publicCalls'] = nothingKept) =>
  createContext({ ...SHARED, http, publicCalls }, CALLER);
