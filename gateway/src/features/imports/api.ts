import type { ImportBatchState } from '../../graphql.generated.ts';
import { pageParams, type Page } from '../../graphql/pages.ts';
import type { RestClient } from '../../rest/client.ts';
import { nullOn404 } from '../../rest/not-found.ts';
import { path } from '../../rest/path.ts';
import { questionList } from '../studio/index.ts';
import { batchList, type ImportBatchesRow, oneBatch } from './rows.ts';

const NONE: ImportBatchesRow = { imports: [], total: 0, next: undefined };

/** Files of questions that were imported. An upstream of before has none. */
export const importsApi = (rest: RestClient) => ({
  list: async (state: ImportBatchState | null | undefined, page: Page) =>
    (await nullOn404(
      rest.get('/studio/imports', batchList, { params: { ...(state && { state }), ...pageParams(page) } }),
    )) ?? NONE,
  one: (id: string) => nullOn404(rest.get(path`/studio/imports/${id}`, oneBatch)),
  questions: (id: string, page: Page) =>
    rest.get(path`/studio/imports/${id}/questions`, questionList, { params: pageParams(page) }),
  approve: (id: string) => rest.post(path`/studio/imports/${id}/approve`, {}, oneBatch),
  takeBack: (id: string) => rest.post(path`/studio/imports/${id}/take-back`, {}, oneBatch),
});

export type ImportsApi = ReturnType<typeof importsApi>;
