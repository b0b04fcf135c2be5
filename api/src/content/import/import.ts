import type { Database } from '../../db/connection.ts';
import type { ContentPictures } from '../../features/images/index.ts';
import { compareRows, type Counts } from './changes.ts';
import { checkTree } from './check-tree.ts';
import { folderPictures } from './pictures.ts';
import type { Problem } from './problems.ts';
import { readContent, type FolderContent } from './read-content.ts';
import { type ContentChanges, type ContentKind, readContentRows, lockContent, storeContent } from './store.ts';
import { problemMessages } from './problem-messages.ts';

/** By path; `pictures` are SHA-256 in hexadecimal. */
export type ContentFolder = { files: ReadonlyMap<string, string>; pictures: ReadonlyMap<string, string> };

export type ContentReport = {
  dry_run: boolean;
  stored: boolean;
  counts: Record<ContentKind, Counts>;
  /** Paths of pictures to upload first. Empty unless this is a dry run. */
  pictures_needed: string[];
};

export type ContentImport = {
  db: Database;
  pictures: ContentPictures;
  folder: ContentFolder;
  dryRun?: boolean;
  /** Removes what the file or the subject's folder no longer has. */
  prune?: boolean;
  /** Called in the transaction that changed content, to update what is derived from it. */
  onChanged?: ((transaction: Database) => Promise<void>) | undefined;
};

class ImportRejected extends Error {}

/** Imports all of a folder or, if it has problems, nothing. */
export async function importContent(
  request: ContentImport,
): Promise<{ report: ContentReport } | { problems: Problem[] }> {
  const { db, pictures, folder, dryRun = false, prune = false, onChanged } = request;
  const problems: Problem[] = [];
  const usedPictures = folderPictures(
    folder.pictures,
    await pictures.findStored([...folder.pictures.values()]),
    pictures.publicIdOf,
  );
  const content = readContent(folder.files, usedPictures.use, problems);
  const needed = usedPictures.needed();
  if (!dryRun) problems.push(...needed.map((file) => ({ file, problem: problemMessages.notUploaded() })));

  const decide = async (transaction: Database) => {
    const changes = await changesOf(transaction, content, prune, problems);
    if (problems.length > 0) throw new ImportRejected();
    return changes;
  };
  try {
    const changes = dryRun
      ? await decide(db)
      : await db.transaction(async (transaction) => {
          await lockContent(transaction);
          const changes = await decide(transaction);
          await storeContent(transaction, changes);
          if (changesAnything(changes)) await onChanged?.(transaction);
          return changes;
        });
    const counts = Object.fromEntries(
      Object.entries(changes).map(([kind, { counts }]) => [kind, counts]),
    ) as ContentReport['counts'];
    return { report: { dry_run: dryRun, stored: !dryRun, counts, pictures_needed: needed } };
  } catch (error) {
    if (error instanceof ImportRejected) return { problems };
    throw error;
  }
}

const changesAnything = (changes: ContentChanges) =>
  Object.values(changes).some(({ write, remove }) => write.length > 0 || remove.length > 0);

async function changesOf(
  db: Database,
  content: FolderContent,
  prune: boolean,
  problems: Problem[],
): Promise<ContentChanges> {
  const current = await readContentRows(db);
  const list = <Row extends { id: string }>(rows: Row[], targetRows: Row[] | undefined) =>
    compareRows(rows, targetRows ?? [], () => prune && targetRows !== undefined);
  const subjects = list(current.internship_subjects, content.subjects);
  const removedSubjects = new Set(subjects.remove);
  const topics = compareRows(
    current.internship_topics,
    content.topics.map(({ row }) => row),
    ({ subject }) => removedSubjects.has(subject) || (prune && content.folders.has(subject)),
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
    banners: list(current.banners, content.banners),
    faqs: list(current.faqs, content.faqs),
    plans: list(current.plans, content.plans),
    ebooks: list(current.ebooks, content.ebooks),
    internship_subjects: subjects,
    internship_topics: topics,
  };
}
