import type { RouteRows } from '../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'POST /admin/content/pictures': { status: 400, body: {} },
    'POST /admin/content/import': { status: 400, body: {} },
    'GET /content/legal': { status: 200 },
    'PUT /admin/legal/:id': { status: 400, path: '/admin/legal/terms', body: {} },
    'GET /admin/entries/:kind': { status: 200, path: '/admin/entries/faqs' },
    'POST /admin/entries/:kind/order': { status: 400, path: '/admin/entries/faqs/order', body: {} },
    'POST /admin/entries/:kind/:id/move': { status: 400, path: '/admin/entries/faqs/none/move', body: {} },
    'GET /admin/entries/:kind/:id': { status: 404, path: '/admin/entries/faqs/none' },
    'PUT /admin/entries/:kind/:id': { status: 400, path: '/admin/entries/faqs/none', body: {} },
    'DELETE /admin/entries/:kind/:id': { status: 404, path: '/admin/entries/faqs/none?version=1' },
    'GET /admin/articles': { status: 200 },
    'POST /admin/articles/:id/submit': { status: 404, path: '/admin/articles/none/submit', body: { version: '1' } },
    'POST /admin/articles/:id/approve': { status: 404, path: '/admin/articles/none/approve', body: { version: '1' } },
    'POST /admin/articles/:id/return': { status: 400, path: '/admin/articles/none/return', body: {} },
    'POST /admin/articles/:id/undo': { status: 404, path: '/admin/articles/none/undo', body: { version: '1' } },
  },
};
