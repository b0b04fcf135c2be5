import { badInput } from '../../graphql/errors.ts';
import type { RestClient } from '../../rest/client.ts';
import { emptyOn404 } from '../../rest/not-found.ts';
import { ebooksMessages } from './messages.ts';
import { ebookList, type Ebook } from './rows.ts';

const MAX_PAGE = 999_999;
const MAX_LIMIT = 100;

export const ebooksApi = (rest: RestClient) => ({
  async page(page: number, limit: number): Promise<Ebook[]> {
    if (page < 1 || page > MAX_PAGE) throw badInput('page', ebooksMessages.badPage());
    if (limit < 1 || limit > MAX_LIMIT) throw badInput('limit', ebooksMessages.badLimit({ max: MAX_LIMIT }));
    return emptyOn404(rest.getPublic('/ebook', ebookList, { params: { page, limit } }));
  },
});

export type EbooksApi = ReturnType<typeof ebooksApi>;
