import { siteRoutes } from 'schema/site-routes.ts';
import type { Address } from '../../../testing/address.ts';

export const addresses: Address[] = [{ path: siteRoutes.downloads, heading: 'Downloads' }];
