import { badInput } from '../errors.ts';
import type { SearchLink, SearchResult } from '../graphql.generated.ts';
import type { RestClient } from '../rest/client.ts';
import { resultList } from './rows.ts';

/** Specification 9. */
const MAX_TEXT = 50;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** The search call (specification 7). With the reader's token: what is found depends on what the reader may open. */
export const searchApi = (rest: RestClient) => ({
  async find(given: string): Promise<SearchResult[]> {
    const text = given.trim();
    if (text.length > MAX_TEXT) throw badInput('text', `text must be up to ${MAX_TEXT} characters.`);
    if (text.includes('\0') || !text.isWellFormed()) throw badInput('text', 'text is not readable.');
    if (!LETTER_OR_DIGIT.test(text)) return [];
    const groups = await rest.get('/search', resultList, { params: { q: text } });
    return groups
      .map(({ topic_name: topicName, link }) => ({ topicName, links: link.filter(isSafe) }))
      .filter(({ links }) => links.length > 0);
  },
});

export type SearchApi = ReturnType<typeof searchApi>;

const isSafe = (found: { name: string; link: string | null }): found is SearchLink => found.link !== null;
