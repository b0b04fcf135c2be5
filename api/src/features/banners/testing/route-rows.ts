import type { RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = { rows: { 'GET /content/banners': { status: 200 } } };
