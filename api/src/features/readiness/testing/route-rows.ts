import type { RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'GET /study/readiness': { status: 200 },
    'GET /study/real-marks': { status: 200 },
    'POST /study/real-marks': {
      status: 200,
      body: () => ({
        prof: '_1',
        subject: 'ANAT',
        component: 'ORAL',
        share: 0.65,
        exam_on: new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10),
      }),
    },
    'GET /admin/study/readiness': { status: 200 },
  },
};
