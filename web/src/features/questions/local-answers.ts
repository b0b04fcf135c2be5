import { boards as allBoards, professionalYears } from 'question/curriculum.ts';
import { typed, type LocalAnswers } from '../../apollo/local-answers.ts';
import { storedFeatures } from '../../apollo/stored-features.ts';
import { loadPackContent } from '../packs/index.ts';
import type { BoardQuery, BoardQueryVariables } from './boards/board.generated.ts';
import type { BoardsQuery } from './boards/boards.generated.ts';
import type { ListHeadingQuery, ListHeadingQueryVariables } from './list/list-heading.generated.ts';
import type { TopicQuestionsQuery, TopicQuestionsQueryVariables } from './list/topic-questions.generated.ts';
import type { YearQuestionsQuery, YearQuestionsQueryVariables } from './list/year-questions.generated.ts';
import { readListPage } from './offline/list-page.ts';
import { findNames } from './offline/names.ts';
import type { SubjectCodes } from './paths.ts';
import type { BoardSubjectQuery, BoardSubjectQueryVariables } from './subject/board-subject.generated.ts';

async function localBoards() {
  const { readBoards } = await loadPackContent();
  return (await readBoards()).map((board) => typed('Board', board));
}

/** The subject's pack, if it has lists of the board. */
async function findIndex({ board, prof, subject }: SubjectCodes) {
  const { hasBoard, readSubjects } = await loadPackContent();
  return (await readSubjects()).find(
    (index) => index.subject.code === subject && index.subject.prof === prof && hasBoard(index, board),
  );
}

async function readBoard({ board: code }: BoardQueryVariables): Promise<BoardQuery | undefined> {
  const board = allBoards.find((one) => one.code === code);
  if (!board) return { board: null };
  const { hasBoard, readSubjects } = await loadPackContent();
  const here = (await readSubjects()).filter((index) => hasBoard(index, code));
  if (here.length === 0) return undefined;
  const years = professionalYears.map(({ subjects, ...year }) =>
    typed('ProfessionalYear', {
      ...year,
      subjects: subjects
        .filter((one) => here.some(({ subject }) => subject.code === one.code && subject.prof === year.code))
        .map((subject) => typed('Subject', subject)),
    }),
  );
  return {
    board: typed('Board', { ...board, professionalYears: years.filter(({ subjects }) => subjects.length > 0) }),
  };
}

async function readBoardSubject(codes: BoardSubjectQueryVariables): Promise<BoardSubjectQuery | undefined> {
  const names = findNames(codes);
  const index = await findIndex(codes);
  if (names && !index) return undefined;
  const namesOf = (kind: 'TOPIC' | 'YEAR') =>
    (index?.lists ?? []).flatMap((list) => (list.board === codes.board && list.kind === kind ? list.name : []));
  return {
    boards: await localBoards(),
    features: storedFeatures(),
    boardSubject: names && {
      ...names,
      topics: namesOf('TOPIC').toSorted(new Intl.Collator('en').compare),
      years: namesOf('YEAR')
        .map(Number)
        .toSorted((one, other) => other - one),
    },
  };
}

const readHeading = async (codes: ListHeadingQueryVariables): Promise<ListHeadingQuery> => ({
  features: storedFeatures(),
  boards: await localBoards(),
  boardSubject: findNames(codes),
});

/** The id of a board's subject and a page of one of its lists. Undefined if its pack is not here. */
async function readPage(
  args: SubjectCodes & Parameters<typeof readListPage>[2],
  kind: 'TOPIC' | 'YEAR',
  listName: string,
) {
  const names = findNames(args);
  if (!names) return null;
  const index = await findIndex(args);
  if (!index) return undefined;
  const list = index.lists.find((one) => one.board === args.board && one.kind === kind && one.name === listName);
  return { id: names.id, page: list ? await readListPage(index, list.questions, args) : null };
}

async function readTopic(args: TopicQuestionsQueryVariables): Promise<TopicQuestionsQuery | undefined> {
  const found = await readPage(args, 'TOPIC', args.topic);
  if (!found) return found === null ? { boardSubject: null } : undefined;
  return { boardSubject: typed('BoardSubject', { id: found.id, topicQuestions: found.page }) };
}

async function readYear(args: YearQuestionsQueryVariables): Promise<YearQuestionsQuery | undefined> {
  const found = await readPage(args, 'YEAR', String(args.year));
  if (!found) return found === null ? { boardSubject: null } : undefined;
  return { boardSubject: typed('BoardSubject', { id: found.id, yearQuestions: found.page }) };
}

async function readBoards(): Promise<BoardsQuery | undefined> {
  const boards = await localBoards();
  return boards.length > 0 ? { boards } : undefined;
}

/** From the packs of subjects on this device. */
export const questionsAnswers = {
  Boards: readBoards,
  Board: readBoard,
  BoardSubject: readBoardSubject,
  ListHeading: readHeading,
  TopicQuestions: readTopic,
  YearQuestions: readYear,
  NewOfTopic: readTopic,
  NewOfYear: readYear,
} satisfies LocalAnswers;
