import { ofAnatomy, sbaRow, YEAR_CALL } from '../rows.ts';
import { unreadable, type Variation } from './variation.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => sbaRow({ _id: `q${index}` }));
const labels = (...pages: string[]) => pages.map((label, index) => ({ page: index + 1, label }));
const THREE = labels('1-20', '21-40', '41-45');

type Case = { page?: number; range?: string; total: number | null; tabs: object[]; log?: Variation['log'] };

/** The length and pages of a list, derived from the upstream's response. */
const paging = (
  name: string,
  body: Record<string, unknown>,
  { page = 1, range = '', log, ...said }: Case,
): Variation => ({
  name,
  upstream: { [YEAR_CALL]: body },
  query: ofAnatomy(`yearQuestions(year: 2024, page: ${page}${range}) { pagination { total tabs { page label } } }`),
  data: { boardSubject: { yearQuestions: { pagination: said } } },
  ...(log && { log }),
});

/** Variations of `pagination`. */
export const pagingVariations: Variation[] = [
  paging(
    'tabs alone, the last of them short',
    { data: rows(20), pagination: { tab: ['1-20', '21-40', '41-45'] } },
    { total: 45, tabs: THREE },
  ),
  paging(
    'tabs alone, all of them full: the last may hold less than its label says',
    { data: rows(20), pagination: { tab: ['1-20', '21-40'] } },
    { total: null, tabs: labels('1-20', '21-40') },
  ),
  paging(
    'tabs alone, seen from the last page',
    { data: rows(5), pagination: { tab: ['1-20', '21-40'] } },
    { page: 2, total: 25, tabs: labels('1-20', '21-40') },
  ),
  paging(
    'one tab and fewer rows than it names',
    { data: rows(7), pagination: { tab: ['1-20'] } },
    { total: 7, tabs: labels('1-20') },
  ),
  paging(
    'tabs that are no places',
    { data: rows(20), pagination: { tab: ['First', 'Last'] } },
    { total: null, tabs: labels('First', 'Last') },
  ),
  paging(
    'a tab that is no text',
    { data: rows(20), pagination: { tab: ['1-20', null, '21-25'] } },
    { total: 25, tabs: labels('1-20', '21-25'), log: [unreadable(`GET ${YEAR_CALL}`, 'pagination.tab')] },
  ),
  paging(
    'tabs of a range',
    { data: rows(20), pagination: { tab: ['11-30', '31-35'] } },
    { range: ', from: 11, to: 50', total: 25, tabs: labels('11-30', '31-35') },
  ),
  paging(
    'totalItems, totalPages, currentPage',
    { data: rows(20), pagination: { totalPages: 3, currentPage: 1, totalItems: 45 } },
    { total: 45, tabs: THREE },
  ),
  paging(
    'total_items as text',
    { data: rows(20), pagination: { total_items: '45', total_pages: '3' } },
    { total: 45, tabs: THREE },
  ),
  paging(
    'totalDocs of mongoose-paginate beside the rows',
    { data: rows(10), totalDocs: 25, limit: 10, page: 1, totalPages: 3 },
    { total: 25, tabs: labels('1-10', '11-20', '21-25') },
  ),
  paging(
    'meta of Laravel',
    { data: rows(15), meta: { total: 32, per_page: 15, current_page: 1, last_page: 3 } },
    { total: 32, tabs: labels('1-15', '16-30', '31-32') },
  ),
  paging(
    'meta.pagination of Strapi',
    { data: rows(20), meta: { pagination: { page: 1, pageSize: 20, pageCount: 2, total: 21 } } },
    { total: 21, tabs: labels('1-20', '21-21') },
  ),
  paging('count of the whole list', { data: rows(20), count: 45 }, { total: 45, tabs: THREE }),
  paging(
    'count of the page, which says nothing of the list',
    { data: rows(20), pagination: { count: 20 } },
    { total: null, tabs: [] },
  ),
  paging('count of the only page', { data: rows(7), count: 7 }, { total: 7, tabs: labels('1-7') }),
  paging(
    'pages alone',
    { data: rows(20), pagination: { totalPages: 3 } },
    { total: null, tabs: labels('1-20', '21-40', '41+') },
  ),
  paging(
    'pages of ten, seen from the last',
    { data: rows(4), pagination: { totalPages: 2 } },
    { page: 2, total: null, tabs: labels('Page 1', 'Page 2') },
  ),
  paging(
    'a total that is no number',
    { data: rows(20), pagination: { total: 'many' } },
    { total: null, tabs: [], log: [unreadable(`GET ${YEAR_CALL}`, 'pagination.total')] },
  ),
  paging(
    'a total below nothing',
    { data: rows(20), pagination: { total: -1 } },
    { total: null, tabs: [], log: [unreadable(`GET ${YEAR_CALL}`, 'pagination.total')] },
  ),
  paging(
    'a total beyond counting',
    { data: rows(20), pagination: { total: 1e12 } },
    { total: null, tabs: [], log: [unreadable(`GET ${YEAR_CALL}`, 'pagination.total')] },
  ),
  paging('nothing but rows', { data: rows(20) }, { total: null, tabs: [] }),
  paging('nothing at all', { data: [] }, { total: 0, tabs: [] }),
  paging('pagination that is null', { data: rows(3), pagination: null }, { total: null, tabs: [] }),
];
