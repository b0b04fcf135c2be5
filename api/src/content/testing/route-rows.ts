import { atDesk, type RouteRows } from '../../testing/route-row.ts';

export const routeRows: RouteRows = {
  rows: {
    'POST /admin/content/pictures': { ...atDesk(400), body: {} },
    'POST /admin/content/import': { ...atDesk(400), body: {} },
    'GET /admin/entries/:kind': { ...atDesk(200), path: '/admin/entries/faqs' },
    'POST /admin/entries/:kind/order': { ...atDesk(400), path: '/admin/entries/faqs/order', body: {} },
    'POST /admin/entries/:kind/:id/move': { ...atDesk(400), path: '/admin/entries/faqs/none/move', body: {} },
    'GET /admin/entries/:kind/:id': { ...atDesk(404), path: '/admin/entries/faqs/none' },
    'PUT /admin/entries/:kind/:id': { ...atDesk(400), path: '/admin/entries/faqs/none', body: {} },
    'DELETE /admin/entries/:kind/:id': { ...atDesk(404), path: '/admin/entries/faqs/none?version=1' },
  },
};
