import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession } from '../../session/index.ts';
import { amina, begin, operationMock } from '../../testing/accounts.ts';
import { mtf, sba } from '../../testing/questions.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { forgetRecord, readAttempts, setFlag, setNote } from '../study/device/index.ts';
import { recordAnswer, type StudyQuestion } from '../study/index.ts';
import { toCsv } from './own-data/csv.ts';
import { DeleteStudyRecordDocument } from './own-data/delete-study-record.generated.ts';
import { OwnQuestionsDocument } from './lists/own-questions.generated.ts';
import { RecordSummaryDocument } from './record-summary.generated.ts';
import { study, viewer } from './testing/study.ts';

const shelf = { path: '/board-question/DHK/_1/ANAT/topics/Thorax', title: 'Thorax', place: 1, total: 40 };

const answer = (question: StudyQuestion, choice: string | undefined, list = shelf) =>
  recordAnswer({
    question,
    shelf: list,
    answer: { ...(choice && { sba: choice }) },
    readingSince: Date.now() - 1000,
    answeredAt: Date.now(),
    changes: 0,
  });

const figure = async (name: string) => (await screen.findByText(name)).nextElementSibling!.textContent;

const own = {
  __typename: 'QuestionRecord',
  questionId: 'q1',
  lastOutcome: null as string | null,
  remarkedFrom: null as string | null,
  flagged: false,
  note: null,
  dueOn: null as string | null,
  keyCorrectedOn: null as string | null,
};
/** Any list of the account, with one question. */
const listMock = (node: object) =>
  operationMock(
    OwnQuestionsDocument,
    viewer({
      __typename: 'Study',
      questions: {
        __typename: 'OwnQuestionConnection',
        total: 1,
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        edges: [{ __typename: 'OwnQuestionEdge', cursor: 'c1', node }],
      },
    }),
  ).mock;

beforeEach(async () => {
  localStorage.clear();
  await forgetRecord();
});
afterEach(async () => {
  await forgetRecord();
  endSession();
});

it('says what it will show to a visitor who has answered nothing', async () => {
  await renderAt('/record');
  expect(await screen.findByRole('heading', { name: 'Nothing is recorded yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose questions' }).getAttribute('href')).toBe('/board-question');
});

it('counts what this device knows of a visitor, by subject and topic', async () => {
  await answer(sba('q1'), 'C');
  await answer(sba('q2'), 'A');
  await answer(sba('q2'), 'B');
  // Blanks count nowhere.
  await answer(sba('q2'), undefined);
  await answer(sba('q3'), undefined);
  const { user } = await renderAt('/record');
  expect(await figure('Questions seen')).toBe('2');
  expect(await figure('Answers in all')).toBe('3');
  expect(screen.getByRole('link', { name: /Wrong last time/ }).textContent).toContain('1');
  const [, day] = within(screen.getByRole('table', { name: 'Answers by day' })).getAllByRole('row');
  expect(
    within(day!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['3', '1']);
  await user.click(screen.getByRole('button', { name: /Anatomy/ }));
  expect((await screen.findByText('Thorax')).parentElement!.textContent).toContain('2 seen1 right (50 %)');
});

it('own lists lead to the questions, and notes can be searched', async () => {
  await setNote(sba('q1'), shelf, 'Passes through the quadrangular space');
  await setNote({ ...mtf('q2'), stem: 'Second <em>stem</em>' }, shelf, 'Ask in the tutorial');
  await setFlag(sba('q1'), shelf, true);
  const { user } = await renderAt('/record/noted');
  const link = await screen.findByRole('link', { name: 'Second stem' });
  expect(link.getAttribute('href')).toBe(`${shelf.path}#PHYS-000002`);
  await user.type(screen.getByRole('searchbox', { name: 'Search your notes' }), 'space quadr');
  expect(await screen.findByText('1 note found')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Second stem' })).toBeNull();
});

it('the list To review has what papers left blank, and shows only if there is any', async () => {
  begin();
  const { mock } = operationMock(RecordSummaryDocument, viewer(study));
  const mine = { ...own, dueOn: '2026-11-22' };
  const { user } = await renderAt('/record', { mocks: [mock, listMock({ ...sba('q1'), topic: 'Thorax', mine })] });
  await user.click(await screen.findByRole('link', { name: /To review\s*2/ }));
  expect(await screen.findByText('Left blank in a paper on 22 November 2026')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Sit as a paper' })).toBeNull();
  cleanup();
  endSession();
  await renderAt('/record/due');
  expect(await screen.findByText(/^Nothing is left to review/)).toBeTruthy();
});

it('own lists say what a corrected key made of the last answer', async () => {
  begin();
  const mine = { ...own, lastOutcome: 'RIGHT', remarkedFrom: 'WRONG', keyCorrectedOn: '2026-11-20', flagged: true };
  await renderAt('/record/flagged', { mocks: [listMock({ ...sba('q1'), topic: 'Thorax', mine })] });
  const note = await screen.findByText(/^Key corrected on 20 November 2026/);
  expect(note.textContent).toMatch(/Now counted as right\.$/);
});

it('shows the account’s record to a signed-in reader, and this device’s where it cannot be read', async () => {
  begin();
  const { mock } = operationMock(RecordSummaryDocument, viewer(study));
  const { unmount } = await renderAt('/record', { mocks: [mock] });
  expect(await figure('Questions seen')).toBe('3');
  expect(screen.getByText('3 of 900 seen')).toBeTruthy();
  unmount();
  await answer(sba('q1'), 'A');
  const down = operationMock(RecordSummaryDocument, new TypeError('Failed to fetch'));
  await renderAt('/record', { mocks: [down.mock] });
  expect(await screen.findByText(/This is what this device has/)).toBeTruthy();
  expect(await figure('Questions seen')).toBe('1');
});

it('loads a list of the account 20 at a time', async () => {
  begin();
  const page = ({ after }: Record<string, unknown>) => ({
    __typename: 'OwnQuestionConnection',
    total: 2,
    pageInfo: { __typename: 'PageInfo', hasNextPage: !after, endCursor: after ? 'c2' : 'c1' },
    edges: [
      {
        __typename: 'OwnQuestionEdge',
        cursor: after ? 'c2' : 'c1',
        node: { ...(after ? mtf('q2') : sba('q1')), topic: 'Thorax', mine: null },
      },
    ],
  });
  const mock = {
    request: { query: OwnQuestionsDocument, variables: () => true },
    result: (variables: Record<string, unknown>) => ({
      data: viewer({ __typename: 'Study', questions: page(variables) }),
    }),
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
  const { user } = await renderAt('/record/wrong', { mocks: [mock] });
  const link = await screen.findByRole('link', { name: 'Which nerve is injured?' });
  expect(link.getAttribute('href')).toBe('/board-question/DHK/_1/ANAT/topics/Thorax#ANAT-000001');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Hypokalaemia occurs in' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('deletes the account’s record for the account’s address alone, and this device’s with it', async () => {
  begin();
  await answer(sba('q1'), 'A');
  const summary = operationMock(RecordSummaryDocument, viewer(study));
  const deletion = {
    request: { query: DeleteStudyRecordDocument, variables: () => true },
    result: ({ confirm }: Record<string, unknown>) =>
      confirm === amina.email
        ? { data: { deleteStudyRecord: true } }
        : { errors: [{ message: 'That is not your address.', extensions: { code: 'BAD_USER_INPUT' } }] },
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
  const { user } = await renderAt('/record', { mocks: [summary.mock, deletion] });
  await user.click(await screen.findByRole('button', { name: 'Delete the record' }));
  await user.type(screen.getByLabelText(/To confirm/), 'karim@example.org');
  await user.click(screen.getByRole('button', { name: 'Delete for good' }));
  expect((await screen.findByRole('alert')).textContent).toBe('That is not your address.');
  expect(await readAttempts()).toHaveLength(1);
  await user.clear(screen.getByLabelText(/To confirm/));
  await user.type(screen.getByLabelText(/To confirm/), amina.email);
  await user.click(screen.getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await readAttempts()).toEqual([]);
});

it('a visitor’s deletion is asked for once more', async () => {
  await answer(sba('q1'), 'A');
  await renderAt('/record');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Delete the record' }));
  expect(await readAttempts()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByRole('heading', { name: 'Nothing is recorded yet' })).toBeTruthy();
});

it('a spreadsheet runs no cell of an export', () => {
  const rows = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', 'plain, "with" quotes\nand lines'].map((note) => ({ note }));
  expect(toCsv(['note'], rows).split('\r\n')).toEqual([
    '\uFEFFnote',
    "'=1+1",
    "'+1",
    "'-1",
    "'@SUM(A1)",
    "'\tx",
    '"plain, ""with"" quotes\nand lines"',
    '',
  ]);
});
