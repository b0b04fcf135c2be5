import type { ApolloClient } from '@apollo/client';
import { DEFAULT_READER_WEIGHTS } from 'review/weights.ts';
import { drawUnseen } from '../../questions/unseen/index.ts';
import { readAttempts, readPlaces, readRecords, dayOf, isAnswer } from '../../study/device/index.ts';
import { today } from '../../study/days/index.ts';
import { readReview, type ReviewItem, storeReview } from '../../study/reviews/index.ts';
import { currentOwner } from '../../study/index.ts';
import { readDeviceQueue } from '../device-day/index.ts';
import { NETWORK_WAIT_MS } from '../../../apollo/answered-here.ts';
import { ResponseTimeout } from '../../../apollo/timed-fetch.ts';
import { type AccountQueue, fetchQueue, storeAccountsStates } from './fetch-queue.ts';

/** How many questions come without a plan, if fewer are due. */
export const ROUND = 10;

export type Queue = {
  /** In the order in which they come. */
  items: ReviewItem[];
  /** Of today; `items` may be the first of them. */
  left: number;
  hasMore: boolean;
  hasPlan: boolean;
  isRest: boolean;
  /** Why the account could not be asked. */
  error?: unknown;
};

/** What comes now, and why. From the account; from this device's record of a visitor, or without a network. */
export async function loadQueue(client: ApolloClient, hasAccount: boolean): Promise<Queue> {
  if (!hasAccount) return drawOnDevice(client);
  try {
    const asked = fetchQueue(client);
    const late = new Promise<'LATE'>((resolve) => setTimeout(resolve, NETWORK_WAIT_MS, 'LATE'));
    const first = await Promise.race([asked, late]);
    const here = first === 'LATE' ? await drawOnDevice(client) : undefined;
    if (here && here.items.length > 0) {
      asked.catch(() => {});
      return { ...here, error: new ResponseTimeout(`No response within ${NETWORK_WAIT_MS} ms`) };
    }
    const found = await asked;
    return found ? await keepAccounts(client, found) : await drawOnDevice(client);
  } catch (error) {
    return { ...(await drawOnDevice(client)), error };
  }
}

async function keepAccounts(client: ApolloClient, found: AccountQueue): Promise<Queue> {
  const owner = currentOwner();
  const { items: queue, hasMore, left, plan, isRest, targets = [] } = found;
  const isDone = await readDone();
  const items = cut(
    queue.filter(({ question }) => !isDone(question.id)),
    plan !== null,
  );
  const before = await readReview();
  const statesOn = before?.statesOn === today() ? before.statesOn : null;
  await storeReview({
    weights: DEFAULT_READER_WEIGHTS,
    ...before,
    owner,
    day: today(),
    items,
    plan,
    targets,
    statesOn,
  });
  if (!statesOn) void storeAccountsStates(client, owner).catch(() => {});
  const hasPlan = plan !== null;
  return { items, left, hasMore: hasMore && (hasPlan || items.length === queue.length), hasPlan, isRest };
}

/** Whether a question was answered or postponed on this device today: the account may not know yet. */
async function readDone(): Promise<(questionId: string) => boolean> {
  const [attempts, records] = await Promise.all([readAttempts(), readRecords()]);
  const answered = attempts.filter((attempt) => isAnswer(attempt) && dayOf(attempt) === today());
  const postponed = records.filter(({ postponedTo = '' }) => postponedTo > today());
  const done = new Set([...answered, ...postponed].map(({ questionId }) => questionId));
  return (id) => done.has(id);
}

/** Without a plan new questions never end. */
function cut(items: readonly ReviewItem[], hasPlan: boolean): ReviewItem[] {
  const own = items.filter(({ why }) => why !== 'NEW').length;
  return items.filter(({ why }, index) => hasPlan || why !== 'NEW' || index < Math.max(ROUND, own));
}

async function drawOnDevice(client: ApolloClient): Promise<Queue> {
  const owner = currentOwner();
  const [{ items, held, today: load }, review] = await Promise.all([readDeviceQueue(), readReview()]);
  const plan = review?.plan ?? null;
  const fresh = plan ? [] : await drawFresh(client, items, held);
  const all = [...items, ...fresh];
  await storeReview({
    statesOn: null,
    weights: DEFAULT_READER_WEIGHTS,
    ...review,
    owner,
    plan,
    day: today(),
    items: all,
  });
  return {
    items: all,
    left: plan ? load.due + load.fresh : all.length,
    hasMore: false,
    hasPlan: plan !== null,
    isRest: load.isRest,
  };
}

/** `held` come on the days of their targets. */
async function drawFresh(
  client: ApolloClient,
  items: readonly ReviewItem[],
  held: readonly string[],
): Promise<ReviewItem[]> {
  const [records, places] = await Promise.all([readRecords(), readPlaces()]);
  const isKnown = ({ last, dueOn, postponedTo = '' }: (typeof records)[number]) =>
    last !== undefined || Boolean(dueOn) || postponedTo > today();
  const ids = [
    ...records.filter(isKnown).map(({ questionId }) => questionId),
    ...items.map(({ question }) => question.id),
    ...held,
  ];
  const known = new Set(ids);
  const drawn = await drawUnseen(client, places, known, ROUND - items.length);
  return drawn.map((one) => ({ ...one, why: 'NEW', movedFrom: null, movedBecause: null }));
}
