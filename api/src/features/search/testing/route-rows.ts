import { publicly, type RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = { rows: { 'GET /search': { ...publicly(200), path: '/search?q=heart' } } };
