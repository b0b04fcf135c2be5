import type { MockLink } from '@apollo/client/testing';
import { vi } from 'vitest';
import { BoardDocument, type BoardQuery } from '../features/questions/boards/board.generated.ts';
import { BoardsDocument } from '../features/questions/boards/boards.generated.ts';
import { ListHeadingDocument } from '../features/questions/list/list-heading.generated.ts';
import type { QuestionListFragment } from '../features/questions/list/question-list.generated.ts';
import { TopicQuestionsDocument } from '../features/questions/list/topic-questions.generated.ts';
import { YearQuestionsDocument } from '../features/questions/list/year-questions.generated.ts';
import { BoardSubjectDocument } from '../features/questions/subject/board-subject.generated.ts';

type Place = { page: number; from?: number; to?: number; ref?: string };
type ErrorResponse = { errors: { message: string; extensions: { code: string } }[] };
type Respond = (place: Place) => QuestionListFragment | ErrorResponse | null;

const always = { maxUsageCount: Number.POSITIVE_INFINITY };
const anyVariables = () => true;

export const features = { __typename: 'Features' as const, papers: true, review: false };

export const boards = [
  { __typename: 'Board' as const, code: 'DHK', name: 'Dhaka' },
  { __typename: 'Board' as const, code: 'CTG', name: 'Chittagong' },
];

/** A subject with the professional years that this site, the curriculum of 2012 and that of 2021 have it in. */
export const subjectIn = (code: string, name: string, ...years: [site: string, of2012: string, of2021: string]) => ({
  __typename: 'Subject' as const,
  code,
  name,
  curricula: ['SITE', '2012', '2021'].map((version, index) => ({
    __typename: 'SubjectCurriculum' as const,
    version,
    isDefault: index === 0,
    professionalYears: [years[index]!],
  })),
});

const firstYear = {
  __typename: 'ProfessionalYear' as const,
  code: '_1',
  name: '1st Proff',
  subjects: [subjectIn('ANAT', 'Anatomy', '_1', '_1', '_1'), subjectIn('PHYS', 'Physiology', '_1', '_1', '_1')],
};

export const subjectNames = {
  __typename: 'BoardSubject' as const,
  id: 'DHK_1-ANAT',
  board: boards[0]!,
  professionalYear: { __typename: 'ProfessionalYear' as const, code: '_1', name: '1st Proff' },
  subject: firstYear.subjects[0]!,
};

/** The error that the gateway sends with a code. */
export const graphqlError = (message: string, code: string): ErrorResponse => ({
  errors: [{ message, extensions: { code } }],
});

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

export const subjectMock = (topics: string[] | null, years: number[] | null): MockLink.MockedResponse => ({
  request: { query: BoardSubjectDocument, variables: anyVariables },
  result: {
    data: { features, boards, boardSubject: { ...subjectNames, topics, years } },
    ...((topics === null || years === null) && {
      errors: [{ message: 'Down', path: ['boardSubject'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
    }),
  },
  ...always,
});

export const headingMock = (): MockLink.MockedResponse => ({
  request: { query: ListHeadingDocument, variables: anyVariables },
  result: { data: { features, boards, boardSubject: subjectNames } },
  ...always,
});

/** Responds to a list's query; `onQuery` gets the place of each. */
export function listMock(kind: 'year' | 'topic', respond: Respond) {
  const onQuery = vi.fn<(place: Place) => void>();
  const field = kind === 'year' ? 'yearQuestions' : 'topicQuestions';
  const mock: MockLink.MockedResponse = {
    request: { query: kind === 'year' ? YearQuestionsDocument : TopicQuestionsDocument, variables: anyVariables },
    result: (variables: Place & Record<string, unknown>) => {
      const { page, from, to, ref } = variables;
      const range = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
      onQuery({ page, ...range, ...(ref !== undefined && { ref }) });
      const list = respond(variables);
      if (list && 'errors' in list) return list;
      return { data: { boardSubject: list && { __typename: 'BoardSubject', id: subjectNames.id, [field]: list } } };
    },
    ...always,
  };
  return { mock, onQuery };
}
