import type { Database } from '../../../db/connection.ts';
import type { QuestionChange } from '../../../db/schema.ts';
import { rowsOf } from '../../../db/sql-rows.ts';
import { sql } from 'drizzle-orm';
import { badRequest, conflict, notFound } from '../../../http/errors.ts';
import { type ContentPicture, findPictures } from '../../images/index.ts';
import type { Message } from '../../../http/messages.ts';
import { reindexQuestions } from '../../search/index.ts';
import { lockBank } from './bank-lock.ts';
import { NO_CHAPTER } from '../lists/list-keys.ts';
import type { Draft, Cells } from '../draft/draft.ts';
import { prepareDraft } from '../draft/prepare-draft.ts';
import { changesBetween } from './cells.ts';
import { changeQuestion, type Correction } from './change-question.ts';
import { editCells } from './edit-cells.ts';
import { contentToPublish, loadQuestions, type StoredQuestion } from './stored-question.ts';
import type { Authorship } from './versions.ts';
import { errorMessages } from '../error-messages.ts';
import { rowMessages } from '../draft/messages.ts';

/** The question's state after a call, and what the call changed or would change. */
export type Outcome = {
  ref: string;
  version: number;
  hidden: boolean;
  changed: boolean;
  changes: QuestionChange[];
  /** What cleaning removed from the fields. */
  warnings?: Message[];
};

export type CorrectionRequest = Authorship & {
  ref: string;
  /** The version that the caller has seen. */
  version: number;
  cells: Cells;
  dryRun: boolean;
  thisYear: number;
};

/** Throws 404 if there is none. */
export async function questionOf(db: Database, ref: string): Promise<StoredQuestion> {
  const question = (await loadQuestions(db, [ref])).get(ref);
  if (!question) throw notFound(errorMessages.noQuestion({ ref }));
  return question;
}

/** In one transaction. Throws 409 if the question has changed since `version`, unless nothing would differ. */
export function correctQuestion(db: Database, request: CorrectionRequest): Promise<Outcome> {
  const { ref, version, dryRun } = request;
  return db.transaction(async (transaction) => {
    await lockBank(transaction);
    const current = await questionOf(transaction, ref);
    const { hidden } = current;
    const pictures = await findPictures(transaction, pictureIds(request.cells));
    const { correction, ...warned } = readCorrection(current, request, pictures);
    const changes = [...correction.changes];
    if (changes.length === 0) return { ref, version: current.version, hidden, changed: false, changes, ...warned };
    if (version !== current.version) {
      throw conflict(errorMessages.changedSince({ ref, current: current.version, version }), 'version');
    }
    await refuseTwin(transaction, correction);
    if (dryRun) return { ref, version, hidden, changed: true, changes, ...warned };
    const lists = await changeQuestion(transaction, correction, request);
    await reindexQuestions(transaction, [current.id], lists);
    return { ref, version: version + 1, hidden, changed: true, changes, ...warned };
  });
}

function readCorrection(
  current: StoredQuestion,
  { cells, thisYear }: CorrectionRequest,
  pictures: ReadonlyMap<string, ContentPicture>,
): { correction: Correction; warnings?: Message[] } {
  const { content } = current;
  const prepared = prepareDraft(withSizes(editCells(content, cells), pictures), { thisYear });
  if ('reason' in prepared) throw badRequest(rowMessages.sentence({ message: prepared.reason }));
  const { question, hash, warnings } = prepared;
  const own = question.chapter ?? question.topic ?? NO_CHAPTER;
  const next = contentToPublish(question, cells['chapter'] === undefined ? content.chapters : [own]);
  const correction = { current, next, hash, changes: changesBetween(content, next) };
  return { correction, ...(warnings.length > 0 && { warnings }) };
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

async function refuseTwin(db: Database, { current, hash }: Correction): Promise<void> {
  const twin = await findTwin(db, { id: current.id, hash });
  if (twin !== undefined) throw conflict(errorMessages.hasTwin({ ref: twin }));
}

/** The ref of another question with the same content. */
export async function findTwin(db: Database, { id, hash }: { id: number; hash: string }): Promise<string | undefined> {
  const [twin] = await rowsOf<{ ref: string }>(
    db,
    sql`select ref from questions where content_hash = decode(${hash}, 'hex') and id <> ${id}`,
  );
  return twin?.ref;
}
