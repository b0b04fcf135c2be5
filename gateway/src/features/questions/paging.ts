import { z } from 'zod';
import { optionalRows } from '../../rest/lenient-schemas.ts';
import { leaveOut } from '../../rest/unreadable.ts';
import { idOrLabel, wholeNumber } from '../../rest/values.ts';

// Names used by servers. `count` may be that of the page, the others are the list's.
const NAMES = {
  total: 'total totalItems total_items totalDocs total_docs totalCount total_count totalResults',
  count: 'count',
  pages: 'totalPages total_pages pageCount page_count lastPage last_page pages',
  page: 'page currentPage current_page',
  limit: 'limit perPage per_page pageSize page_size',
};

export type Paging = { tabs: string[] } & Record<keyof typeof NAMES, number | null>;

const count = wholeNumber.pipe(z.number().min(0));
const tabs = optionalRows('pagination.tab', idOrLabel);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** From `pagination` or `meta`, or from the body itself, where some servers put the numbers beside the rows. */
export function readPaging(body: Record<string, unknown>): Paging {
  const meta = isRecord(body.meta) ? body.meta : {};
  const places = [body.pagination, meta.pagination, meta, body].filter(isRecord);

  const numberOf = (kind: keyof typeof NAMES): number | null => {
    for (const place of places) {
      for (const name of NAMES[kind].split(' ')) {
        if (place[name] == null) continue;
        const read = count.safeParse(place[name]);
        if (read.success) return read.data;
        leaveOut(`pagination.${name}`);
      }
    }
    return null;
  };
  return {
    tabs: tabs.parse(places.find(({ tab }) => tab != null)?.tab),
    total: numberOf('total'),
    count: numberOf('count'),
    pages: numberOf('pages'),
    page: numberOf('page'),
    limit: numberOf('limit'),
  };
}
