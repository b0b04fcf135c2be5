import { prepareSearch } from '../features/search/index.ts';
import { loadSynonyms } from '../content/synonyms.ts';
import { startTestApi, type TestApi } from './index.ts';
import type { SearchResult } from '../features/search/hits.ts';

export async function startSearchApi(options: Parameters<typeof startTestApi>[0] = {}): Promise<TestApi> {
  const api = await startTestApi(options);
  await loadSynonyms(api.db);
  await prepareSearch(api.db);
  return api;
}

export async function searchFor(api: TestApi, text: string, token?: string): Promise<SearchResult[]> {
  const { status, body } = await api.get<{ data: SearchResult[]; message: string }>(
    `/search?q=${encodeURIComponent(text)}`,
    token,
  );
  if (status !== 200) throw new Error(`${status} ${body.message}`);
  return body.data;
}

export const namesFor = async (api: TestApi, text: string, token?: string): Promise<string[]> =>
  (await searchFor(api, text, token)).flatMap(({ link }) => link.map(({ name }) => name));
