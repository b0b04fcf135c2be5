import { notifications } from '../../../db/schema.ts';
import { atDesk, own, type RouteRows } from '../../../testing/route-row.ts';

export const routeRows: RouteRows<{ notification: string }> = {
  async prepare({ api, owner }) {
    const news = { user: Number(owner.id), title: 'News', message: 'Words' };
    const [row] = await api.db.insert(notifications).values(news).returning();
    return { notification: String(row!.id) };
  },
  rows: {
    'GET /notifications': own(200, 200),
    'PUT /notifications/read-all': own(200, 200),
    'PUT /notifications/:id/read': {
      ...own(200),
      path: ({ notification }) => `/notifications/${notification}/read`,
    },
    'GET /admin/notifications': atDesk(200),
    'POST /admin/notifications/preview': { ...atDesk(400), body: {} },
    'POST /admin/notifications': { ...atDesk(400), body: {} },
  },
};
