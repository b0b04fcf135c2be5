import type { PublicCalls } from '../../rest/public-calls.ts';
import type { RestClient } from '../../rest/client.ts';
import type { Card } from 'schema/items.ts';
import { orWithoutRoute } from '../../rest/not-found.ts';
import { path } from '../../rest/path.ts';
import type { QuestionPageCaches } from '../questions/index.ts';
import { itemPage, type ItemPage } from './page.ts';
import { counts, progress, type Counts, type Progress } from './rows.ts';

const NO_COUNTS: Counts = { items: new Map(), cards: new Map() };
const NO_PROGRESS: Progress = new Map();
const EMPTY: ItemPage = { questions: [], total: 0 };

/** One call for all items of a subject in a response. */
function sharedCalls<Result>(call: (params: { version: string; subject: string }) => Promise<Result>) {
  const started = new Map<string, Promise<Result>>();
  return ({ version, subject }: Pick<Card, 'version' | 'subject'>): Promise<Result> => {
    const key = `${version} ${subject}`;
    const running = started.get(key) ?? call({ version, subject });
    started.set(key, running);
    return running;
  };
}

/** Not in the specification: a server may have no items. */
export const curriculumApi = (rest: RestClient, { open, revalidated }: QuestionPageCaches) => ({
  counts: sharedCalls((params) => orWithoutRoute(NO_COUNTS, rest.getPublic('/curriculum/items', counts, { params }))),

  progress: sharedCalls((params) => orWithoutRoute(NO_PROGRESS, rest.get('/study/items', progress, { params }))),

  /** Visitors share a response; what others get depends on their access. */
  page: (code: string, page: number, isVisitors: boolean): Promise<ItemPage> => {
    const address = path`/curriculum/items/${code}/questions`;
    return orWithoutRoute(
      EMPTY,
      isVisitors
        ? rest.getPublic(address, itemPage, { params: { page }, cache: open satisfies PublicCalls })
        : rest.getRevalidated(address, itemPage, { params: { page }, cache: revalidated }),
    );
  },
});

export type CurriculumApi = ReturnType<typeof curriculumApi>;
