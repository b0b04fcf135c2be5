import type { RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = { rows: { 'GET /ebook': { status: 200 } } };
