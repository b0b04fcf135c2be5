import type { RouteRows } from '../../../testing/route-row.ts';

const ENDPOINT = 'https://push.example/send/f3a1';
const SUBSCRIPTION = {
  endpoint: ENDPOINT,
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

export const routeRows: RouteRows = {
  rows: {
    'GET /push': { status: 200 },
    'PUT /push/settings': { status: 200, body: { kinds: ['MESSAGE'] } },
    'POST /push/subscriptions': { status: 200, body: SUBSCRIPTION },
    'POST /push/subscriptions/remove': { status: 200, body: { endpoint: ENDPOINT } },
  },
};
