import { notifications } from '../../../db/schema.ts';
import type { RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows<{ notification: string }> = {
  async prepare({ api, owner }) {
    const news = { user: Number(owner.id), title: 'News', message: 'Words' };
    const [row] = await api.db.insert(notifications).values(news).returning();
    return { notification: String(row!.id) };
  },
  rows: {
    'GET /notifications': { status: 200 },
    'PUT /notifications/read-all': { status: 200 },
    'PUT /notifications/:id/read': {
      status: 200,
      path: ({ notification }) => `/notifications/${notification}/read`,
    },
    'GET /admin/notifications': { status: 200 },
    'POST /admin/notifications/preview': { status: 400, body: {} },
    'POST /admin/notifications': { status: 400, body: {} },
  },
};
