import type { ApolloClient } from '@apollo/client';
import { DEFAULT_READER_WEIGHTS } from 'review/weights.ts';
import { errorCode } from '../../../apollo/errors.ts';
import { shelfOf } from '../../study/shelf/index.ts';
import { type ReviewItem, type StoredReview, type StoredTarget, storeStates } from '../../study/reviews/index.ts';
import {
  MemoryStatesDocument,
  type MemoryStatesQuery,
  StudyQueueDocument,
  type StudyQueueQuery,
} from './study-queue.generated.ts';

// As the query says.
const PAGE = 20;

export type AccountQueue = Pick<StoredReview, 'items' | 'plan' | 'targets'> & {
  left: number;
  hasMore: boolean;
  isRest: boolean;
};
type Study = NonNullable<NonNullable<StudyQueueQuery['viewer']>['study']>;
type State = NonNullable<NonNullable<MemoryStatesQuery['viewer']>['study']>['memoryStates']['edges'][number]['node'];

// It changes with every answer, and the device keeps it.
const fetchPolicy = 'no-cache';

/** What comes next by the account. Undefined if its server has no reviews. */
export async function fetchQueue(client: ApolloClient): Promise<AccountQueue | undefined> {
  const { data, error } = await client.query({ query: StudyQueueDocument, fetchPolicy, errorPolicy: 'all' });
  if (error && errorCode(error) !== 'NOT_SUPPORTED') throw error;
  const study = data?.viewer?.study;
  if (!study) return undefined;
  const { queue, calendar, targets } = study;
  const { due, fresh, isRest } = calendar[0]!;
  return {
    items: queue.map((item) => toItem(item, targets)),
    targets: targets.map(toStored),
    left: due + fresh,
    isRest,
    hasMore: queue.length === PAGE,
    plan: study.plan ? toPlan(study.plan) : null,
  };
}

const toStored = ({ id, name, others, items, on, questionIds }: Study['targets'][number]): StoredTarget => ({
  id,
  name,
  others,
  items: items.map(({ code }) => code),
  on,
  questionIds,
});

function toItem(item: Study['queue'][number], targets: Study['targets']): ReviewItem {
  const { question, why, movedFrom, movedBecause, targetId } = item;
  const target = targets.find(({ id }) => id === targetId);
  return {
    question,
    shelf: shelfOf(question),
    why,
    movedFrom,
    movedBecause,
    ...(target && { target: { name: target.name, others: target.others, on: target.on } }),
  };
}

const toPlan = ({ board, subjects, ...plan }: NonNullable<Study['plan']>) => ({
  ...plan,
  board: board.code,
  subjects: subjects.map(({ code }) => code),
});

/** Keeps what the account's model knows on this device, for planning without the network. */
export async function storeAccountsStates(client: ApolloClient, owner: string): Promise<void> {
  const states: State[] = [];
  let weights = DEFAULT_READER_WEIGHTS;
  for (let after: string | null | undefined; after !== null;) {
    const query = { query: MemoryStatesDocument, variables: { after }, fetchPolicy } as const;
    const study = (await client.query(query)).data?.viewer?.study;
    if (!study) return;
    const { edges, pageInfo } = study.memoryStates;
    const { name, weights: others, mtfName, mtfWeights: mtf } = study.memory;
    weights = { mtf: { name: mtfName, values: mtf }, others: { name, values: others } };
    states.push(...edges.map(({ node }) => node));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  }
  await storeStates(owner, states, weights);
}
