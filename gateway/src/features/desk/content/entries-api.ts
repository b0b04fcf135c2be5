import type { z } from 'zod';
import type { DeskEntryKind } from '../../../graphql.generated.ts';
import { UNREAD, type RestClient } from '../../../rest/client.ts';
import { path } from '../../../rest/path.ts';
import { UpstreamError } from '../../../rest/upstream-error.ts';
import { withConflict } from '../calls.ts';
import * as rows from './entry-rows.ts';

/** In addresses of the REST API. */
const NAMES = {
  BANNER: 'banners',
  FAQ: 'faqs',
  PLAN: 'plans',
  INTERNSHIP_SUBJECT: 'subjects',
  INTERNSHIP_TOPIC: 'topics',
  EBOOK: 'ebooks',
} as const satisfies Record<DeskEntryKind, string>;

type Entry = Record<string, unknown> & { id: string };
type EbookPage = { text?: string | null | undefined; first: number; after?: string | null | undefined };

/** Entries of content, one by one. */
export function entriesApi(rest: RestClient) {
  const save =
    <Row extends z.ZodType>(kind: DeskEntryKind, row: Row) =>
    (version: string | null | undefined, entry: Entry): Promise<z.output<Row>> =>
      withConflict(rest.put(path`/admin/entries/${NAMES[kind]}/${entry.id}`, { version: version ?? null, entry }, row));
  /** Null where there is none. */
  async function find<Row extends z.ZodType>(kind: DeskEntryKind, id: string, row: Row): Promise<z.output<Row> | null> {
    try {
      return await rest.get(path`/admin/entries/${NAMES[kind]}/${id}`, row);
    } catch (error) {
      if (error instanceof UpstreamError && error.status === 404) return null;
      throw error;
    }
  }
  return {
    banners: () => rest.get(path`/admin/entries/${NAMES.BANNER}`, rows.banners.all),
    faqs: () => rest.get(path`/admin/entries/${NAMES.FAQ}`, rows.faqs.all),
    plans: () => rest.get(path`/admin/entries/${NAMES.PLAN}`, rows.plans.all),
    subjects: () => rest.get(path`/admin/entries/${NAMES.INTERNSHIP_SUBJECT}`, rows.subjects.all),
    topics: (subject: string) =>
      rest.get(path`/admin/entries/${NAMES.INTERNSHIP_TOPIC}`, rows.topics.all, { params: { subject } }),
    topic: (id: string) => find('INTERNSHIP_TOPIC', id, rows.topics.one),
    ebooks: ({ text, first, after }: EbookPage) =>
      withConflict(
        rest.get(path`/admin/entries/${NAMES.EBOOK}`, rows.ebooks.page, {
          params: { limit: first, ...(text && { text }), ...(after != null && { after }) },
        }),
      ),
    ebook: (id: string) => find('EBOOK', id, rows.ebooks.one),
    saveBanner: save('BANNER', rows.banners.one),
    saveFaq: save('FAQ', rows.faqs.one),
    savePlan: save('PLAN', rows.plans.one),
    saveSubject: save('INTERNSHIP_SUBJECT', rows.subjects.one),
    saveTopic: save('INTERNSHIP_TOPIC', rows.topics.one),
    saveEbook: save('EBOOK', rows.ebooks.one),
    remove: (kind: DeskEntryKind, id: string, version: string) =>
      withConflict(rest.delete(path`/admin/entries/${NAMES[kind]}/${id}`, UNREAD, { params: { version } })),
    order: (kind: DeskEntryKind, ids: readonly string[]) =>
      withConflict(rest.post(path`/admin/entries/${NAMES[kind]}/order`, { ids }, UNREAD)),
    move: (kind: DeskEntryKind, id: string, after: string | null) =>
      withConflict(rest.post(path`/admin/entries/${NAMES[kind]}/${id}/move`, { after }, UNREAD)),
  };
}
