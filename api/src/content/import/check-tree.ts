import type { Problem } from './problems.ts';
import type { TopicRow } from './read-content.ts';
import { problemMessages } from './problem-messages.ts';

/** `target` is what the folder contains; the `…After` are what exists after the import. */
export type Tree = {
  current: readonly TopicRow[];
  target: readonly { row: TopicRow; file: string }[];
  subjectsAfter: ReadonlySet<string>;
  topicsAfter: ReadonlyMap<string, TopicRow>;
  /** Subjects that have a folder. */
  folders: ReadonlySet<string>;
};

/** Finds topics without their subject or list, and ids that another subject has. */
export function checkTree({ current, target, subjectsAfter, topicsAfter, folders }: Tree): Problem[] {
  const problems: Problem[] = [];
  const currentById = new Map(current.map((row) => [row.id, row]));
  const missingSubjects = new Set<string>();
  for (const { row, file } of target) {
    const { id, subject, parent } = row;
    if (!subjectsAfter.has(subject) && !missingSubjects.has(subject)) {
      missingSubjects.add(subject);
      problems.push({ file, problem: problemMessages.noSubject({ subject }) });
    }
    const list = parent === null ? undefined : topicsAfter.get(parent);
    if (parent !== null && !(list?.isList && list.subject === subject)) {
      problems.push({ file, problem: problemMessages.noList({ parent, subject }) });
    }
    const before = currentById.get(id);
    if (before && before.subject !== subject && subjectsAfter.has(before.subject) && !folders.has(before.subject)) {
      problems.push({ file, problem: problemMessages.topicTaken({ id, subject: before.subject }) });
    }
  }
  const fileOf = new Map(target.map(({ row, file }) => [row.id, file]));
  for (const { id, parent } of topicsAfter.values()) {
    const list = parent === null ? undefined : topicsAfter.get(parent);
    if (parent === null || list?.isList || fileOf.has(id)) continue;
    const file = fileOf.get(parent) ?? 'internship/';
    problems.push({ file, problem: problemMessages.orphan({ id }) });
  }
  return problems;
}
