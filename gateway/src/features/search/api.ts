import { toNfc } from 'text/normalise.ts';
import { badInput } from '../../graphql/errors.ts';
import type { SearchResult } from '../../graphql.generated.ts';
import type { RestClient } from '../../rest/client.ts';
import type { PublicCalls } from '../../rest/public-calls.ts';
import type { SearchForms } from './parameter-forms.ts';
import { searchMessages } from './messages.ts';
import { resultList } from './rows.ts';

/** Specification 9. */
const MAX_TEXT = 50;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** The cache key: the REST API ignores case and the composition of letters. */
const normalised = (text: string) => toNfc(text).toLowerCase().replace(/\s+/g, ' ');

/**
 * Sent with the reader's token, because results depend on access; all visitors share the cache `visitors`.
 */
export const searchApi = (rest: RestClient, forms: SearchForms, visitors: PublicCalls | undefined) => ({
  async find(input: string): Promise<SearchResult[]> {
    const text = input.trim();
    if (text.length > MAX_TEXT) throw badInput('text', searchMessages.tooLong({ max: MAX_TEXT }));
    if (text.includes('\0') || !text.isWellFormed()) throw badInput('text', searchMessages.unreadable());
    if (!LETTER_OR_DIGIT.test(text)) return [];
    const groups = await forms.send(text, (params) =>
      visitors
        ? rest.getPublic('/search', resultList, { params, cache: visitors, key: normalised(text) })
        : rest.get('/search', resultList, { params }),
    );
    return groups
      .map(({ topic_name: topicName, link }) => ({ topicName, links: link }))
      .filter(({ links }) => links.length > 0);
  },
});

export type SearchApi = ReturnType<typeof searchApi>;
