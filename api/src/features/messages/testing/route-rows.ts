import type { RouteRows } from '../../../testing/route-row.ts';

const MESSAGE = { group: 'EVERYBODY', title: 'News', message: 'Words' };

export const routeRows: RouteRows = {
  rows: {
    'GET /admin/messages': { status: 200 },
    'GET /admin/messages/years': { status: 200 },
    'POST /admin/messages/preview': { status: 200, body: { group: 'NEVER_BOUGHT' } },
    'POST /admin/messages': { status: 400, body: {} },
    'PUT /admin/messages/:id': { status: 404, path: '/admin/messages/999999', body: { ...MESSAGE, version: 1 } },
    'POST /admin/messages/:id/cancel': { status: 404, path: '/admin/messages/999999/cancel', body: { version: 1 } },
  },
};
