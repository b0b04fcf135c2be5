import type { Problem } from './problems.ts';
import type { TopicRow } from './read-content.ts';

/** Internship as it is (`known`), as the folder wants it, and what of it stands when the import is done. */
export type Tree = {
  known: readonly TopicRow[];
  wanted: readonly { row: TopicRow; file: string }[];
  subjectsAfter: ReadonlySet<string>;
  topicsAfter: ReadonlyMap<string, TopicRow>;
  /** Subjects that the folder speaks for. */
  folders: ReadonlySet<string>;
};

/** What would not hang together: topics without their subject or list, and ids that another subject has. */
export function checkTree({ known, wanted, subjectsAfter, topicsAfter, folders }: Tree): Problem[] {
  const problems: Problem[] = [];
  const knownById = new Map(known.map((row) => [row.id, row]));
  const missingSubjects = new Set<string>();
  for (const { row, file } of wanted) {
    const { id, subject, parent } = row;
    if (!subjectsAfter.has(subject) && !missingSubjects.has(subject)) {
      missingSubjects.add(subject);
      problems.push({ file, problem: `there is no subject ${subject}: add it to internship/subjects.json` });
    }
    const list = parent === null ? undefined : topicsAfter.get(parent);
    if (parent !== null && !(list?.isList && list.subject === subject)) {
      problems.push({ file, problem: `${parent} is no list: add internship/${subject}/${parent}/topic.json` });
    }
    const before = knownById.get(id);
    if (before && before.subject !== subject && subjectsAfter.has(before.subject) && !folders.has(before.subject)) {
      problems.push({ file, problem: `${id} is the name of a topic of ${before.subject} already: give it another` });
    }
  }
  const fileOf = new Map(wanted.map(({ row, file }) => [row.id, file]));
  for (const { id, parent } of topicsAfter.values()) {
    const list = parent === null ? undefined : topicsAfter.get(parent);
    if (parent === null || list?.isList || fileOf.has(id)) continue;
    const file = fileOf.get(parent) ?? 'internship/';
    problems.push({ file, problem: `${id} stands below it and is not in the folder: import with --prune` });
  }
  return problems;
}
