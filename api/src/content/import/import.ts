import type { UnsentFile } from 'schema/content-folder.ts';
import type { Database } from '../../db/connection.ts';
import { conflict } from '../../http/errors.ts';
import type { ContentPictures } from '../../features/images/index.ts';
import { compareRows } from './changes.ts';
import { checkTree } from './check-tree.ts';
import { forgetEdits, keepEdits, readEdits, type EntryOf } from './edits.ts';
import { errorMessages } from './error-messages.ts';
import { folderPictures } from './pictures.ts';
import { problemOfUnsent, type Problem } from './problems.ts';
import type { FolderContent } from './read-content.ts';
import { readInThread } from './read-in-thread.ts';
import { entriesOf, fingerprintOf, keepTheSame, type ContentReport } from './report.ts';
import {
  type ContentChanges,
  type ContentKind,
  type ContentRow,
  type ContentRows,
  readContentRows,
  lockContent,
  storeContent,
} from './store.ts';
import { problemMessages } from './problem-messages.ts';

/** By path; `pictures` are SHA-256 in hexadecimal. */
export type ContentFolder = {
  files: ReadonlyMap<string, string>;
  pictures: ReadonlyMap<string, string>;
  unsent?: readonly UnsentFile[] | undefined;
};

export type ContentImport = {
  db: Database;
  pictures: ContentPictures;
  folder: ContentFolder;
  dryRun?: boolean;
  /** Removes what the file or the subject's folder no longer has. */
  prune?: boolean;
  /** Also replaces entries that were edited or removed at the desk. */
  overwrite?: boolean;
  /** The fingerprint of the dry run: with another one nothing is stored, unless there is nothing to store. */
  expected?: string | undefined;
  /** Called in the transaction that changed content, to update what is derived from it. */
  onChanged?: ((transaction: Database) => Promise<void>) | undefined;
};

class ImportRejected extends Error {}

/** Imports all of a folder or, if it has problems, nothing. Throws a conflict where it is not what `expected` says. */
export async function importContent(
  request: ContentImport,
): Promise<{ report: ContentReport } | { problems: Problem[] }> {
  const { db, pictures, folder, dryRun = false, expected, onChanged, ...how } = request;
  const problems: Problem[] = (folder.unsent ?? []).map(problemOfUnsent);
  const usable = folderPictures(
    folder.pictures,
    await pictures.findStored([...folder.pictures.values()]),
    pictures.publicIdOf,
  );
  const { content, problems: found, used } = await readInThread({ files: folder.files, pictures: usable.pictures });
  problems.push(...found);
  const needed = usable.needed(used);
  if (!dryRun) problems.push(...needed.map((file) => ({ file, problem: problemMessages.notUploaded() })));

  const decide = async (transaction: Database) => {
    const decision = await decideChanges(transaction, content, how, problems);
    if (problems.length > 0) throw new ImportRejected();
    const entries = entriesOf(decision.changes, decision.kept, content);
    const fingerprint = fingerprintOf(decision.changes, entries);
    // Browsers send a request again whose answer was lost: what it was to do is done.
    const isDone = () => !changesAnything(decision.changes) && keepTheSame(fingerprint, expected!);
    const isExpected = expected === undefined || expected === fingerprint || isDone();
    if (!isExpected) throw conflict(errorMessages.changedSince());
    return { ...decision, entries, fingerprint };
  };
  try {
    const { changes, kept, entries, fingerprint } = dryRun
      ? await decide(db)
      : await db.transaction(async (transaction) => {
          await lockContent(transaction);
          const decision = await decide(transaction);
          await storeContent(transaction, decision.changes);
          await forgetEdits(transaction, decision.settled);
          if (changesAnything(decision.changes)) await onChanged?.(transaction);
          return decision;
        });
    const counts = Object.fromEntries(
      Object.entries(changes).map(([kind, { counts }]) => [kind, counts]),
    ) as ContentReport['counts'];
    return {
      report: { dry_run: dryRun, stored: !dryRun, counts, entries, kept, pictures_needed: needed, fingerprint },
    };
  } catch (error) {
    if (error instanceof ImportRejected) return { problems };
    throw error;
  }
}

const changesAnything = (changes: ContentChanges) =>
  Object.values(changes).some(({ write, remove }) => write.length > 0 || remove.length > 0);

type How = Pick<ContentImport, 'prune' | 'overwrite'>;
type Decision = { changes: ContentChanges; kept: EntryOf[]; settled: EntryOf[] };

/** `settled` are edits of the desk that need no more protection. */
async function decideChanges(
  db: Database,
  folder: FolderContent,
  { prune = false, overwrite = false }: How,
  problems: Problem[],
): Promise<Decision> {
  const [current, edits] = [await readContentRows(db), await readEdits(db)];
  const { content, kept, settled } = keepEdits(folder, current, edits);
  const isEdited = new Set(overwrite ? [] : edits.map(({ kind, id }) => `${kind} ${id}`));
  const changes = changesOf(current, overwrite ? folder : content, { prune, isEdited }, problems);
  const removed = Object.entries(changes).flatMap(([kind, { remove }]) =>
    remove.map((id): EntryOf => ({ kind: kind as ContentKind, id })),
  );
  return {
    changes,
    kept: overwrite ? [] : kept,
    settled: [...settled, ...removed, ...(overwrite ? kept : [])],
  };
}

function changesOf(
  current: ContentRows,
  content: FolderContent,
  { prune, isEdited }: { prune: boolean; isEdited: ReadonlySet<string> },
  problems: Problem[],
): ContentChanges {
  const list = <Kind extends ContentKind>(kind: Kind, targetRows: ContentRow<Kind>[] | undefined) =>
    compareRows<ContentRow<Kind>>(
      current[kind],
      targetRows ?? [],
      ({ id }) => prune && targetRows !== undefined && !isProtected(kind, id),
    );
  const isProtected = (kind: ContentKind, id: string): boolean =>
    isEdited.has(`${kind} ${id}`) ||
    (kind === 'internship_subjects' &&
      current.internship_topics.some((row) => row.subject === id && isEdited.has(`internship_topics ${row.id}`)));
  const subjects = list('internship_subjects', content.subjects);
  const removedSubjects = new Set(subjects.remove);
  const topics = compareRows(
    current.internship_topics,
    content.topics.map(({ row }) => row),
    ({ id, subject }) =>
      removedSubjects.has(subject) || (prune && content.folders.has(subject) && !isProtected('internship_topics', id)),
  );
  const removedTopics = new Set(topics.remove);
  const subjectsAfter = [...current.internship_subjects, ...(content.subjects ?? [])].map(({ id }) => id);
  // If the list of subjects is unreadable, do not also report each subject as missing.
  if (problems.some(({ file }) => file === 'internship/subjects.json')) subjectsAfter.push(...content.folders);
  const topicsAfter = [...current.internship_topics, ...content.topics.map(({ row }) => row)];
  problems.push(
    ...checkTree({
      current: current.internship_topics,
      target: content.topics,
      subjectsAfter: new Set(subjectsAfter.filter((id) => !removedSubjects.has(id))),
      topicsAfter: new Map(topicsAfter.filter(({ id }) => !removedTopics.has(id)).map((row) => [row.id, row])),
      folders: content.folders,
    }),
  );
  return {
    banners: list('banners', content.banners),
    faqs: list('faqs', content.faqs),
    plans: list('plans', content.plans),
    ebooks: list('ebooks', content.ebooks),
    internship_subjects: subjects,
    internship_topics: topics,
  };
}
