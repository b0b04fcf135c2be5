import type { RecordSummaryQuery } from '../record-summary.generated.ts';
import { subjectOf, topicOf, type Subject } from './subjects.ts';
import {
  countDays,
  countOf,
  isAnswer,
  LISTS,
  outcomeNow,
  type ListName,
  type LoggedAttempt,
  type StoredRecord,
} from '../../study/device/index.ts';
import type { DayCount } from '../../study/days/index.ts';

/** Without `total` if the record is on this device only. */
export type Progress = { total?: number; seen: number; right: number };
export type SubjectProgress = Subject & Progress;

export type Summary = {
  questions: number;
  attempts: number;
  /** 0 to 1; null without an answer. */
  rightShare: number | null;
  days: readonly DayCount[];
  subjects: readonly SubjectProgress[];
  lists: Record<ListName, number>;
};

type Study = NonNullable<NonNullable<RecordSummaryQuery['viewer']>['study']>;

export const accountSummary = ({ overview, subjects, wrong, due, flagged, noted }: Study): Summary => ({
  ...overview,
  subjects: subjects.map(({ prof, subject, total, seen, right }) => ({ prof, ...subject, total, seen, right })),
  lists: { wrong: wrong.total, due: due.total, flagged: flagged.total, noted: noted.total },
});

export function deviceSummary(records: readonly StoredRecord[], attempts: readonly LoggedAttempt[]): Summary {
  const answered = attempts.filter(isAnswer);
  const right = answered.filter((attempt) => outcomeNow(attempt) === 'RIGHT');
  return {
    questions: records.filter((record) => record.attempts > 0).length,
    attempts: answered.length,
    rightShare: answered.length > 0 ? right.length / answered.length : null,
    days: countDays(attempts),
    subjects: countSubjects(records),
    lists: Object.fromEntries(LISTS.map((list) => [list, countOf(list, records)])) as Summary['lists'],
  };
}

const add = ({ seen, right }: Progress, { last }: StoredRecord): Progress => ({
  seen: seen + 1,
  right: right + Number(last?.outcome === 'RIGHT'),
});

function countSubjects(records: readonly StoredRecord[]): SubjectProgress[] {
  const subjects = new Map<string, SubjectProgress>();
  for (const record of records) {
    const subject = subjectOf(record.shelf);
    if (record.attempts === 0 || !subject) continue;
    const key = `${subject.prof} ${subject.code}`;
    subjects.set(key, { ...subject, ...add(subjects.get(key) ?? { seen: 0, right: 0 }, record) });
  }
  return [...subjects.values()].toSorted((a, b) => a.prof.localeCompare(b.prof) || a.name.localeCompare(b.name));
}

export type TopicProgress = Progress & { topic: string };

/** The topics of a subject, by name. Ignores records without a topic. */
export function countTopics(records: readonly StoredRecord[], { prof, code }: Subject): TopicProgress[] {
  const topics = new Map<string, TopicProgress>();
  for (const record of records) {
    const subject = subjectOf(record.shelf);
    const topic = topicOf(record.shelf);
    if (record.attempts === 0 || !topic || subject?.prof !== prof || subject.code !== code) continue;
    topics.set(topic, { topic, ...add(topics.get(topic) ?? { seen: 0, right: 0 }, record) });
  }
  return [...topics.values()].toSorted((a, b) => a.topic.localeCompare(b.topic));
}
