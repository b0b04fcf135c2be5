import { post } from '../journeys/notifications/notify.ts';
import { cash } from '../testkit/desk.ts';

type Api = { rest: string; adminToken: string };

const PASSWORD = 'secret-1';
const PLAN = { plan: 'full-year', duration: '12 months' };
const PRICE = 1_499;

async function send<Data>(url: string, body: object, adminToken?: string): Promise<Data> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(adminToken && { authorization: `Bearer ${adminToken}` }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: Data }).data;
}

export type Buyer = { email: string; userId: string };

/** All referred by one user, who earns from their purchases. */
export async function signUpBuyers(rest: string, count: number): Promise<Buyer[]> {
  const signUp = async (name: string, ref = '') => {
    const email = `${name}@example.com`;
    const account = { name, email, password: PASSWORD, confirmPassword: PASSWORD };
    const { user_id: userId } = await send<{ user_id: string }>(`${rest}/users?aff_ref=${ref}`, account);
    return { email, userId };
  };
  const { userId } = await signUp('referrer');
  return Promise.all(Array.from({ length: count }, (_, index) => signUp(`buyer-${index}`, userId)));
}

export const logIn = (rest: string, { email }: Buyer) =>
  send<{ token: string }>(`${rest}/users/login`, { email, password: PASSWORD });

/** The purchase that a refusal names: it was stored, but its acknowledgement was lost. */
function openBefore(error: Error): { purchase: number } {
  const [, purchase] = /is open already, as purchase (\d+)/.exec(error.message) ?? [];
  if (purchase === undefined) throw error;
  return { purchase: Number(purchase) };
}

/** Acknowledged events are named `purchase:7`, `refund:7` and `notice:TITLE`, in order per writer. */
export function startWriters(api: Api, buyers: Buyer[], name: string) {
  const over = new AbortController();
  const acknowledged: string[][] = [];
  let writers = 0;
  const admin = <Data>(path: string, body: object) => send<Data>(`${api.rest}/admin${path}`, body, api.adminToken);

  async function buy({ userId }: Buyer, acknowledged: string[]) {
    const sale = { user_id: userId, ...PLAN, payment: cash(PRICE) };
    const { purchase } = await admin<{ purchase: number }>('/purchases', sale).catch(openBefore);
    acknowledged.push(`purchase:${purchase}`);
    await admin('/purchases/refund', { purchase, payment: cash(PRICE) });
    acknowledged.push(`refund:${purchase}`);
  }
  async function notify(done: string[], writer: number) {
    const title = `${name} ${writer} ${done.length}`;
    await post(api, { title });
    done.push(`notice:${title}`);
  }
  async function repeat(work: (done: string[], writer: number) => Promise<void>) {
    const done: string[] = [];
    const writer = (writers += 1);
    acknowledged.push(done);
    while (!over.signal.aborted) await work(done, writer);
  }
  const running = Promise.all(buyers.flatMap((buyer) => [repeat((done) => buy(buyer, done)), repeat(notify)]));
  // Thrown by `stop`.
  running.catch(() => undefined);
  return {
    acknowledged: () => acknowledged.map((done) => [...done]),
    count: () => acknowledged.reduce((sum, { length }) => sum + length, 0),
    /** Waits for running writes; throws if any was rejected. */
    async stop() {
      over.abort();
      await running;
    },
  };
}
