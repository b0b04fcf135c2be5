import type { RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'GET /images/:publicId': { status: 404, path: `/images/${'B'.repeat(22)}` },
    'POST /images': { status: 400 },
  },
};
