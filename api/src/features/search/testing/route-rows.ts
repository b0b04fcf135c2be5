import type { RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = { rows: { 'GET /search': { status: 200, path: '/search?q=heart' } } };
