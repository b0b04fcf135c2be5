import { cash } from './affiliate.ts';
import type { Person } from './people.ts';
import type { TestApi } from './index.ts';

export type Body<Data = Record<string, unknown>> = { data: Data; message: string };
export type Waiting = {
  purchase: number;
  user_id: string;
  buyer: string;
  review: boolean;
  state: string;
  reasons: string[];
};
export type Pending = { request: number; user_id: string; review: boolean; reasons: string[] };

/** `office` is read at each call. */
export function commandsOf(office: () => { api: TestApi; admin: string }) {
  const command = (path: string, body: unknown) => {
    const { api, admin } = office();
    return api.call<Body>('POST', `/admin/${path}`, { token: admin, body });
  };
  return {
    command,
    list: async <Row>(path: string, headers = {}) => {
      const { api, admin } = office();
      return (await api.call<Body<Row[]>>('GET', `/admin/${path}`, { token: admin, headers })).body.data;
    },
    grant: async ({ userId }: Person) => {
      const { body } = await command('purchases', { user_id: userId, plan: 'monthly', payment: cash() });
      return body.data as { purchase: number; commission: number; review: string | null; review_reasons: string[] };
    },
    refund: (purchase: number) => command('purchases/refund', { purchase, payment: cash() }),
    decide: (does: 'approve' | 'refuse', purchase: number, reason?: string) =>
      command(`commissions/${does}`, { purchase, ...(reason && { reason }) }),
  };
}
