import type { z } from 'zod';
import { badInput } from '../../../graphql/errors.ts';
import { checkFirst, pageParams, type Page } from '../../../graphql/pages.ts';
import type { DeskEntryKind } from '../../../graphql.generated.ts';
import { UNREAD, type RestClient } from '../../../rest/client.ts';
import type { RequestBody } from '../../../rest/contract.ts';
import { nullOn404 } from '../../../rest/not-found.ts';
import { path } from '../../../rest/path.ts';
import { withConflict } from '../calls.ts';
import { deskMessages } from '../messages.ts';
import * as articles from './article-rows.ts';
import * as rows from './entry-rows.ts';

export const ENTRY_ID = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Throws BAD_USER_INPUT unless `id` could be an entry's. */
export function checkId(field: string, id: string): string {
  if (!ENTRY_ID.test(id)) throw badInput(field, deskMessages.badEntryId());
  return id;
}

/** In addresses of the REST API. */
const NAMES = {
  BANNER: 'banners',
  FAQ: 'faqs',
  PLAN: 'plans',
  INTERNSHIP_SUBJECT: 'subjects',
  INTERNSHIP_TOPIC: 'topics',
  EBOOK: 'ebooks',
} as const satisfies Record<DeskEntryKind, string>;

const MAX_PAGE = 100;

type Entry = Record<string, unknown> & { id: string };
type EbookPage = Page & { text?: string | null | undefined };

/** Entries of content, one by one. */
export function entriesApi(rest: RestClient) {
  const save =
    <Row extends z.ZodType>(kind: DeskEntryKind, row: Row) =>
    (version: string | null | undefined, entry: Entry): Promise<z.output<Row>> =>
      withConflict(
        rest.put(
          path`/admin/entries/${NAMES[kind]}/${checkId('id', entry.id)}`,
          { version: version ?? null, entry } satisfies RequestBody<'saveEntry'>,
          row,
        ),
      );
  /** Null where there is none. */
  const find = async <Row extends z.ZodType>(
    kind: DeskEntryKind,
    id: string,
    row: Row,
  ): Promise<z.output<Row> | null> =>
    ENTRY_ID.test(id) ? nullOn404(rest.get(path`/admin/entries/${NAMES[kind]}/${id}`, row)) : null;
  return {
    banners: () => rest.get(path`/admin/entries/${NAMES.BANNER}`, rows.banners.all),
    faqs: () => rest.get(path`/admin/entries/${NAMES.FAQ}`, rows.faqs.all),
    plans: () => rest.get(path`/admin/entries/${NAMES.PLAN}`, rows.plans.all),
    subjects: () => rest.get(path`/admin/entries/${NAMES.INTERNSHIP_SUBJECT}`, rows.subjects.all),
    topics: (subject: string) =>
      rest.get(path`/admin/entries/${NAMES.INTERNSHIP_TOPIC}`, articles.allTopics, { params: { subject } }),
    topic: (id: string) => find('INTERNSHIP_TOPIC', id, articles.oneTopic),
    ebooks: ({ text, ...page }: EbookPage) => {
      checkFirst(page.first, MAX_PAGE);
      if (page.after != null) checkId('after', page.after);
      return withConflict(
        rest.get(path`/admin/entries/${NAMES.EBOOK}`, rows.ebooks.page, {
          params: { ...pageParams(page), ...(text && { text }) },
        }),
      );
    },
    ebook: (id: string) => find('EBOOK', id, rows.ebooks.one),
    saveBanner: save('BANNER', rows.banners.one),
    saveFaq: save('FAQ', rows.faqs.one),
    savePlan: save('PLAN', rows.plans.one),
    saveSubject: save('INTERNSHIP_SUBJECT', rows.subjects.one),
    saveTopic: save('INTERNSHIP_TOPIC', articles.oneTopic),
    saveEbook: save('EBOOK', rows.ebooks.one),
    remove: (kind: DeskEntryKind, id: string, version: string) =>
      withConflict(
        rest.delete(path`/admin/entries/${NAMES[kind]}/${checkId('id', id)}`, UNREAD, { params: { version } }),
      ),
    order: (kind: DeskEntryKind, ids: readonly string[]) =>
      withConflict(
        rest.post(path`/admin/entries/${NAMES[kind]}/order`, { ids } satisfies RequestBody<'orderEntries'>, UNREAD),
      ),
    move: (kind: DeskEntryKind, id: string, after: string | null | undefined) =>
      withConflict(
        rest.post(
          path`/admin/entries/${NAMES[kind]}/${checkId('id', id)}/move`,
          { after: after == null ? null : checkId('after', after) } satisfies RequestBody<'moveEntry'>,
          UNREAD,
        ),
      ),
  };
}
