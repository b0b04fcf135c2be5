import { publicly, type RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = { rows: { 'GET /content/faqs': publicly(200), 'GET /faqs': publicly(200) } };
