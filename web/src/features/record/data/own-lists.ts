import type { OwnQuestionsQuery } from '../lists/own-questions.generated.ts';
import type { Outcome, RecordView, Shelf, StudyQuestion } from '../../study/index.ts';
import { inList, type ListName, type StoredRecord } from '../../study/device/index.ts';
import { shelfOf } from '../../study/shelf/index.ts';
import { subjectOf, type Subject } from './subjects.ts';

/** A question in one of the reader's own lists. */
export type OwnQuestion = {
  question: StudyQuestion;
  /** A list that contains the question. */
  shelf: Shelf;
  outcome: Outcome | null;
} & Pick<RecordView, 'flagged' | 'note' | 'keyCorrectedOn' | 'remarkedFrom' | 'dueOn'>;

/** As the account calls the lists. */
export const ACCOUNT_LISTS = { wrong: 'WRONG', due: 'DUE', flagged: 'FLAGGED', noted: 'NOTED' } as const;

type Connection = NonNullable<NonNullable<OwnQuestionsQuery['viewer']>['study']>['questions'];

export const accountQuestions = ({ edges }: Connection): OwnQuestion[] =>
  edges.map(({ node }) => ({
    question: node,
    shelf: shelfOf(node),
    outcome: node.mine?.lastOutcome ?? null,
    flagged: node.mine?.flagged ?? false,
    note: node.mine?.note ?? '',
    keyCorrectedOn: node.mine?.keyCorrectedOn ?? null,
    remarkedFrom: node.mine?.remarkedFrom ?? null,
    dueOn: node.mine?.dueOn ?? null,
  }));

const byLastAnswer = (a: StoredRecord, b: StoredRecord) => ((a.last?.at ?? '') < (b.last?.at ?? '') ? 1 : -1);

/** Newest first. */
export function deviceQuestions(
  records: readonly StoredRecord[],
  list: ListName,
  subject?: Pick<Subject, 'prof' | 'code'>,
): OwnQuestion[] {
  const isWanted = (record: StoredRecord) => {
    if (!inList(list, record)) return false;
    const of = subjectOf(record.shelf);
    return !subject || (of?.prof === subject.prof && of.code === subject.code);
  };
  return records
    .filter(isWanted)
    .toSorted(byLastAnswer)
    .flatMap(({ question, shelf, last, ...own }) =>
      question && shelf ? { ...own, question, shelf, outcome: last?.outcome ?? null } : [],
    );
}
