import type { RouteRows } from '../../../testing/route-row.ts';

const LIST = '/curriculum/items/21-ANAT-THX-03/questions';

export const routeRows: RouteRows = {
  rows: {
    'GET /curriculum/items': { status: 200, path: '/curriculum/items?version=2021&subject=ANAT' },
    'GET /curriculum/items/:code/questions': { status: 404, path: LIST, closed: { path: `${LIST}?page=2` } },
    'GET /study/items': { status: 200, path: '/study/items?version=2021&subject=ANAT' },
  },
};
