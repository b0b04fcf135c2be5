import { siteRoutes } from 'schema/site-routes.ts';
import { pathUnder } from '../../components/path-under.ts';

export const ORDERS_PATH = siteRoutes.orders;
export const orderPath = pathUnder(ORDERS_PATH);
export const receiptPath = (id: string) => `${orderPath(id)}/receipt`;
