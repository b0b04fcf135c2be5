import type { Database } from '../../db/connection.ts';
import type { ContentPictures } from '../../features/images/index.ts';
import { compareRows, type Counts } from './changes.ts';
import { checkTree } from './check-tree.ts';
import { folderPictures } from './pictures.ts';
import type { Problem } from './problems.ts';
import { readContent, type WantedContent } from './read-content.ts';
import { type ContentChanges, type ContentKind, knownContent, lockContent, storeContent } from './store.ts';

/** A folder of content: its texts by path, and its pictures' SHA-256 (hexadecimal digits) by path. */
export type ContentFolder = { files: ReadonlyMap<string, string>; pictures: ReadonlyMap<string, string> };

/** What became of the rows of each kind; a dry run has `stored: false`. */
export type ContentReport = {
  dry_run: boolean;
  stored: boolean;
  counts: Record<ContentKind, Counts>;
  /** Paths of pictures to upload before the import. Empty unless this is a dry run. */
  pictures_needed: string[];
};

export type ContentImport = {
  db: Database;
  pictures: ContentPictures;
  folder: ContentFolder;
  /** Compares and reports, stores nothing. */
  dryRun?: boolean;
  /** Removes what its file or its subject's folder no longer has. */
  prune?: boolean;
  /** Called in the import's transaction when it has changed anything: whatever is derived from content goes with it. */
  onChanged?: ((transaction: Database) => Promise<void>) | undefined;
};

class Refused extends Error {}

/** Brings a folder's content in, all of it or nothing. Answers with everything that is wrong with the folder, if anything is. */
export async function importContent(
  request: ContentImport,
): Promise<{ report: ContentReport } | { problems: Problem[] }> {
  const { db, pictures, folder, dryRun = false, prune = false, onChanged } = request;
  const problems: Problem[] = [];
  const shown = folderPictures(
    folder.pictures,
    await pictures.findStored([...folder.pictures.values()]),
    pictures.publicIdOf,
  );
  const wanted = readContent(folder.files, shown.use, problems);
  const needed = shown.needed();
  if (!dryRun) problems.push(...needed.map((file) => ({ file, problem: 'has not been uploaded: upload it first' })));

  const decide = async (transaction: Database) => {
    const changes = await changesOf(transaction, wanted, prune, problems);
    if (problems.length > 0) throw new Refused();
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
    if (error instanceof Refused) return { problems };
    throw error;
  }
}

const changesAnything = (changes: ContentChanges) =>
  Object.values(changes).some(({ write, remove }) => write.length > 0 || remove.length > 0);

/** Compares the folder with what there is; what does not hang together goes to `problems`. */
async function changesOf(
  db: Database,
  wanted: WantedContent,
  prune: boolean,
  problems: Problem[],
): Promise<ContentChanges> {
  const known = await knownContent(db);
  const list = <Row extends { id: string }>(rows: Row[], wantedRows: Row[] | undefined) =>
    compareRows(rows, wantedRows ?? [], () => prune && wantedRows !== undefined);
  const subjects = list(known.internship_subjects, wanted.subjects);
  const goingSubjects = new Set(subjects.remove);
  const topics = compareRows(
    known.internship_topics,
    wanted.topics.map(({ row }) => row),
    ({ subject }) => goingSubjects.has(subject) || (prune && wanted.folders.has(subject)),
  );
  const goingTopics = new Set(topics.remove);
  const subjectsAfter = [...known.internship_subjects, ...(wanted.subjects ?? [])].map(({ id }) => id);
  // Where the list cannot be read, nobody is told that a subject is not in it.
  if (problems.some(({ file }) => file === 'internship/subjects.json')) subjectsAfter.push(...wanted.folders);
  const topicsAfter = [...known.internship_topics, ...wanted.topics.map(({ row }) => row)];
  problems.push(
    ...checkTree({
      known: known.internship_topics,
      wanted: wanted.topics,
      subjectsAfter: new Set(subjectsAfter.filter((id) => !goingSubjects.has(id))),
      topicsAfter: new Map(topicsAfter.filter(({ id }) => !goingTopics.has(id)).map((row) => [row.id, row])),
      folders: wanted.folders,
    }),
  );
  return {
    banners: list(known.banners, wanted.banners),
    faqs: list(known.faqs, wanted.faqs),
    plans: list(known.plans, wanted.plans),
    ebooks: list(known.ebooks, wanted.ebooks),
    internship_subjects: subjects,
    internship_topics: topics,
  };
}
