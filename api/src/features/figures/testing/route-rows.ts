import type { RouteRow, RouteRows } from '../../../testing/route-row.ts';

const DAYS = 'from=2026-11-01&to=2026-11-27';
const at = (path: string): RouteRow => ({ path: `/admin/figures/${path}`, status: 200 });

export const routeRows: RouteRows = {
  rows: {
    'GET /admin/figures/sales': at(`sales?${DAYS}`),
    'GET /admin/figures/readers': at(`readers?${DAYS}`),
    'GET /admin/figures/readership': at(`readership?${DAYS}`),
    'GET /admin/figures/ending': at('ending'),
    'GET /admin/figures/affiliates': at(`affiliates?${DAYS}`),
    'GET /admin/figures/coverage': at('coverage?subject=_1-ANAT'),
    'GET /admin/figures/questions': at('questions'),
    'GET /admin/figures/authors': at(`authors?${DAYS}`),
    'GET /admin/figures/csv': at(`csv?report=sales&${DAYS}`),
  },
};
