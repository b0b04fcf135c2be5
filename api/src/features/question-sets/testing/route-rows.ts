import type { RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows<{ chapter: string }> = {
  async prepare({ api }) {
    const { body } = await api.get('/bank/Anatomy/chapter/_1-ANAT?limit=9');
    return { chapter: String(body.data[0]?._id) };
  },
  rows: {
    'GET /bank/:subject/chapter/:subjectId': { status: 200, path: '/bank/Anatomy/chapter/_1-ANAT' },
    'GET /bank-filter/:chapterId': {
      status: 200,
      path: ({ chapter }) => `/bank-filter/${chapter}`,
      closed: { path: ({ chapter }) => `/bank-filter/${chapter}?page=2` },
    },
  },
};
