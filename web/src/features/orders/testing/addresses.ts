import type { Address } from '../../../testing/address.ts';
import { siteRoutes } from 'schema/site-routes.ts';

export const addresses: Address[] = [];

/** For readers: the journey of a purchase opens them. */
export const notForVisitors = [`${siteRoutes.orders}/*`];
