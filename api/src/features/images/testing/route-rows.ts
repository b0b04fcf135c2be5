import { open, own, type RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'GET /images/:publicId': { ...open(404), path: `/images/${'B'.repeat(22)}` },
    'POST /images': own(400, 400),
  },
};
