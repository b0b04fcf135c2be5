import type { MockLink } from '@apollo/client/testing';
import { vi } from 'vitest';
import { BoardDocument, type BoardQuery } from './boards/board.generated.ts';
import { BoardsDocument } from './boards/boards.generated.ts';
import { ListHeadingDocument } from './list/list-heading.generated.ts';
import type { QuestionListFragment } from './list/question-list.generated.ts';
import { TopicQuestionsDocument } from './list/topic-questions.generated.ts';
import { YearQuestionsDocument } from './list/year-questions.generated.ts';
import { BoardSubjectDocument } from './subject/board-subject.generated.ts';

type Place = { page: number; from?: number; to?: number };
type Refusal = { errors: { message: string; extensions: { code: string } }[] };
type Answer = (place: Place) => QuestionListFragment | Refusal | null;

const always = { maxUsageCount: Number.POSITIVE_INFINITY };
const anyVariables = () => true;

export const boards = [
  { __typename: 'Board' as const, code: 'DHK', name: 'Dhaka' },
  { __typename: 'Board' as const, code: 'CTG', name: 'Chittagong' },
];

const firstYear = {
  __typename: 'ProfessionalYear' as const,
  code: '_1',
  name: '1st Proff',
  subjects: [
    { __typename: 'Subject' as const, code: 'ANAT', name: 'Anatomy' },
    { __typename: 'Subject' as const, code: 'PHYS', name: 'Physiology' },
  ],
};

export const subjectNames = {
  __typename: 'BoardSubject' as const,
  id: 'DHK_1-ANAT',
  board: boards[0]!,
  professionalYear: { __typename: 'ProfessionalYear' as const, code: '_1', name: '1st Proff' },
  subject: firstYear.subjects[0]!,
};

/** The error that the gateway sends with a code. */
export const refusal = (message: string, code: string): Refusal => ({ errors: [{ message, extensions: { code } }] });

export const boardsMock = (list: typeof boards = boards): MockLink.MockedResponse => ({
  request: { query: BoardsDocument },
  result: { data: { boards: list } },
  ...always,
});

export const boardMock = (professionalYears: unknown[] = [firstYear]): MockLink.MockedResponse => ({
  request: { query: BoardDocument, variables: anyVariables },
  result: ({ board }: { board: string }) => {
    const known = boards.find(({ code }) => code === board);
    return { data: { board: known ? { ...known, professionalYears } : null } as BoardQuery };
  },
  ...always,
});

export const subjectMock = (topics: string[], years: number[]): MockLink.MockedResponse => ({
  request: { query: BoardSubjectDocument, variables: anyVariables },
  result: { data: { boards, boardSubject: { ...subjectNames, topics, years } } },
  ...always,
});

export const headingMock = (): MockLink.MockedResponse => ({
  request: { query: ListHeadingDocument, variables: anyVariables },
  result: { data: { boards, boardSubject: subjectNames } },
  ...always,
});

/** Answers a list's query and keeps what it was asked for. */
export function listMock(kind: 'year' | 'topic', answer: Answer) {
  const asked = vi.fn<(place: Place) => void>();
  const field = kind === 'year' ? 'yearQuestions' : 'topicQuestions';
  const mock: MockLink.MockedResponse = {
    request: { query: kind === 'year' ? YearQuestionsDocument : TopicQuestionsDocument, variables: anyVariables },
    result: (variables: Place & Record<string, unknown>) => {
      const { page, from, to } = variables;
      asked({ page, ...(from !== undefined && { from }), ...(to !== undefined && { to }) });
      const list = answer(variables);
      if (list && 'errors' in list) return list;
      return { data: { boardSubject: list && { __typename: 'BoardSubject', id: subjectNames.id, [field]: list } } };
    },
    ...always,
  };
  return { mock, asked };
}
