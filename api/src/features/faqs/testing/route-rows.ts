import type { RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = { rows: { 'GET /content/faqs': { status: 200 }, 'GET /faqs': { status: 200 } } };
