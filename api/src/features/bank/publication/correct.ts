import type { Database } from '../../../db/connection.ts';
import { jsonRows, rowsOf } from '../../../db/sql-rows.ts';
import { sql } from 'drizzle-orm';
import { badRequest, conflict } from '../../../http/errors.ts';
import { type ContentPicture, findPictures } from '../../images/index.ts';
import type { Message } from '../../../http/messages.ts';
import { lockBank } from './bank-lock.ts';
import { NO_CHAPTER } from '../lists/list-keys.ts';
import type { Draft, Cells } from '../draft/draft.ts';
import { prepareDraft } from '../draft/prepare-draft.ts';
import { changesBetween } from './cells.ts';
import { editCells } from './edit-cells.ts';
import { type Replacement, replaceQuestion } from './replace-question.ts';
import { contentToPublish, questionOf, type StoredQuestion } from './stored-question.ts';
import type { Authorship, Outcome } from './versions.ts';
import { errorMessages } from '../error-messages.ts';
import { rowMessages } from '../draft/messages.ts';

export type CorrectionRequest = Authorship & {
  ref: string;
  /** The version that the caller has seen. */
  version: number;
  cells: Cells;
  dryRun: boolean;
  thisYear: number;
};

/** In one transaction. Throws 409 if the question has changed since `version`, unless nothing would differ. */
export function correctQuestion(db: Database, request: CorrectionRequest): Promise<Outcome> {
  const { ref, version, dryRun } = request;
  return db.transaction(async (transaction) => {
    await lockBank(transaction);
    const current = await questionOf(transaction, ref);
    const { hidden } = current;
    const pictures = await findPictures(transaction, pictureIds(request.cells));
    const { next, ...warned } = readCorrection(current, request, pictures);
    const changes = changesBetween(current.content, next.content);
    if (changes.length === 0) return { ref, version: current.version, hidden, changed: false, changes, ...warned };
    if (version !== current.version) {
      throw conflict(errorMessages.changedSince({ ref, current: current.version, version }), 'version');
    }
    const twin = await findTwin(transaction, { id: current.id, hash: next.hash });
    if (twin !== undefined) throw conflict(errorMessages.hasTwin({ ref: twin }));
    if (dryRun) return { ref, version, hidden, changed: true, changes, ...warned };
    await replaceQuestion(transaction, current, { ...next, hidden }, request);
    return { ref, version: version + 1, hidden, changed: true, changes, ...warned };
  });
}

function readCorrection(
  current: StoredQuestion,
  { cells, thisYear }: CorrectionRequest,
  pictures: ReadonlyMap<string, ContentPicture>,
): { next: Replacement; warnings?: Message[] } {
  const { content } = current;
  const prepared = prepareDraft(withSizes(editCells(content, cells), pictures), {
    thisYear,
    published: content.media,
  });
  if ('reason' in prepared) throw badRequest(rowMessages.sentence({ message: prepared.reason }));
  const { question, hash, warnings } = prepared;
  const own = question.chapter ?? question.topic ?? NO_CHAPTER;
  const next = contentToPublish(question, cells['chapter'] === undefined ? content.chapters : [own]);
  return { next: { content: next, hash }, ...(warnings.length > 0 && { warnings }) };
}

const pictureIds = (cells: Cells) =>
  Object.entries(cells).flatMap(([field, value]) => (/^picture_\d$/.test(field) && value.trim() ? [value.trim()] : []));

/** Of pictures that are new. Without a size a picture is refused. */
function withSizes(draft: Draft, pictures: ReadonlyMap<string, ContentPicture>): Draft {
  const media = draft['media'] as { image: string }[];
  return {
    ...draft,
    media: media.map((one) => {
      const { width, height } = pictures.get(one.image) ?? {};
      return width === undefined ? one : { ...one, width, height };
    }),
  };
}

/** The ref of another question with the same content. */
export async function findTwin(db: Database, { id, hash }: { id: number; hash: string }): Promise<string | undefined> {
  const twin = (await findTwins(db, [hash])).get(hash);
  return twin?.id === id ? undefined : twin?.ref;
}

/** The questions that have these contents. */
export async function findTwins(
  db: Database,
  hashes: readonly string[],
): Promise<Map<string, { id: number; ref: string }>> {
  const rows = await rowsOf<{ id: number | string; ref: string; hash: string }>(
    db,
    sql`select q.id, q.ref, h.value as hash from jsonb_array_elements_text(${jsonRows(hashes)}) h
          join questions q on q.content_hash = decode(h.value, 'hex')`,
  );
  return new Map(rows.map(({ id, ref, hash }) => [hash, { id: Number(id), ref }]));
}
