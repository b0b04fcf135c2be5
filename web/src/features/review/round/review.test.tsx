import { screen, waitFor, within } from '@testing-library/react';
import { addDays, weekdayOf } from 'review/days.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DEFAULT_READER_WEIGHTS } from 'review/weights.ts';
import { endSession } from '../../../session/index.ts';
import { begin, operationMock } from '../../../testing/accounts.ts';
import { sba } from '../../../testing/questions.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { forgetAnswers } from '../../questions/list/answers.ts';
import { today } from '../../study/days/index.ts';
import { database } from '../../study/device/database.ts';
import { readAttempts, readRecords } from '../../study/device/index.ts';
import { recordAnswer } from '../../study/index.ts';
import { storeReview } from '../../study/reviews/index.ts';
import { StudyQueueDocument, TomorrowDocument } from './study-queue.generated.ts';

const DAY_MS = 86_400_000;
const shelf = { path: '/board-question/DHK/_1/ANAT/2024', title: '2024', place: 1 };
const named = (id: string) => ({ ...sba(id), ref: `ANAT-${id}`, stem: `Which is ${id}?`, topic: null });

const answerWrong = (id: string, days: number) =>
  recordAnswer({
    question: named(id),
    shelf,
    answer: { sba: 'A' },
    readingSince: Date.now() - days * DAY_MS - 1000,
    answeredAt: Date.now() - days * DAY_MS,
    changes: 0,
  });

const DAYS_AGO_NAMES: Record<string, string> = {
  SUN: 'Sunday',
  MON: 'Monday',
  TUE: 'Tuesday',
  WED: 'Wednesday',
  THU: 'Thursday',
  FRI: 'Friday',
  SAT: 'Saturday',
};
const dayWord = (days: number) => DAYS_AGO_NAMES[weekdayOf(addDays(today(), days))]!;

const turn = (id: string, rest: object = {}) => ({
  __typename: 'QueueItem',
  question: named(id),
  why: 'DUE',
  movedFrom: null,
  movedBecause: null,
  targetId: null,
  ...rest,
});
const day = { __typename: 'StudyDay', due: 0, fresh: 0, minutes: 0, isRest: false };
const plan = {
  __typename: 'StudyPlan',
  board: { __typename: 'Board', code: 'DHK' },
  subjects: [{ __typename: 'Subject', code: 'ANAT' }],
  examOn: addDays(today(), 90),
  restDays: [weekdayOf(addDays(today(), 1))],
  minutesADay: 30,
};
const studyOf = (study: object) => ({
  viewer: { __typename: 'User', id: '64a', study: { __typename: 'Study', targets: [], ...study } },
});
const accountWith = (queue: readonly object[], calendar: object = day) => [
  operationMock(StudyQueueDocument, studyOf({ plan, queue, calendar: [calendar] })).mock,
  operationMock(TomorrowDocument, studyOf({ calendar: [day, { ...day, isRest: true }] })).mock,
];

const clear = async () => {
  await Promise.all(database.tables.map((table) => table.clear()));
  localStorage.clear();
  sessionStorage.clear();
  forgetAnswers();
};
beforeEach(clear);
afterEach(async () => {
  endSession();
  await clear();
});

async function open(mocks: Parameters<typeof renderAt>[1] = {}) {
  const view = await renderAt('/review', mocks);
  const inside = within(await screen.findByRole('dialog', { name: 'Review' }));
  const press = async (name: string) => view.user.click(await inside.findByRole('button', { name }));
  const answer = async (option: RegExp) => {
    await view.user.click(await inside.findByRole('radio', { name: option }));
    await press('Check');
  };
  return { ...view, inside, press, answer };
}

it('a visitor reviews what the device knows, the answers are reviews, and the end says what tomorrow brings', async () => {
  await answerWrong('old', 5);
  const { inside, answer, press } = await open();
  expect(await inside.findByText('Which is old?')).toBeTruthy();
  expect(inside.getByText('Due today')).toBeTruthy();
  expect(inside.getByText(/^moved from \w+day: others came first$/)).toBeTruthy();
  await answer(/Radial/);
  await waitFor(async () => expect((await readAttempts()).map(({ mode }) => mode)).toEqual([undefined, 'REVIEW']));
  await press('See the result');
  expect(await inside.findByText('Done for today')).toBeTruthy();
  expect(await inside.findByText(/^(Nothing comes again tomorrow|Tomorrow: 1 question to review)/)).toBeTruthy();
});

it('an answer that is taken back brings its question back, from the next one too', async () => {
  await answerWrong('older', 6);
  await answerWrong('old', 5);
  const { inside, answer, press, user } = await open();
  const first = (await inside.findByText(/^Which is/)).textContent;
  await answer(/Axillary/);
  await press('Next');
  await waitFor(() => expect(inside.queryByText(first)).toBeNull());
  expect(inside.queryByRole('button', { name: 'Undo this answer' })).toBeNull();
  await user.keyboard('u');
  expect(await inside.findByText('Your answer is taken back. Answer again.')).toBeTruthy();
  expect(inside.getByText(first)).toBeTruthy();
  expect(inside.queryByRole('radio', { checked: true })).toBeNull();
  const records = await readRecords();
  expect(records.map(({ attempts }) => attempts)).toEqual([1, 1]);
});

it('says why the account moved a question, and puts one off past a rest day', async () => {
  begin();
  const moved = { movedFrom: addDays(today(), -1), movedBecause: 'REST_DAY' };
  const { inside, press, address } = await open({
    mocks: accountWith([turn('1', moved), turn('2', { why: 'LAST_PASS' }), turn('3', { why: 'NEW' })]),
  });
  expect(await inside.findByText(`moved from ${dayWord(-1)}: rest day`)).toBeTruthy();
  await press('Not today');
  expect(await inside.findByText(`The last one comes again on ${dayWord(2)}.`)).toBeTruthy();
  expect(inside.getByText('Last pass')).toBeTruthy();
  expect(inside.getByText('1 of 2')).toBeTruthy();
  expect(address()).toContain('q=ANAT-2');
  expect(await readRecords()).toMatchObject([{ questionId: '1', postponedTo: addDays(today(), 2) }]);
});

it('goes on with what the account said today if it cannot be asked', async () => {
  begin();
  const item = { question: named('1'), shelf, why: 'NEW' as const, movedFrom: null, movedBecause: null };
  await storeReview({
    owner: 'AMINA-1',
    day: today(),
    items: [item],
    plan: { board: 'DHK', subjects: ['ANAT'], examOn: addDays(today(), 90), restDays: [], minutesADay: 30 },
    weights: DEFAULT_READER_WEIGHTS,
    statesOn: today(),
  });
  await answerWrong('old', 5);
  const question = { ...named('old'), appearances: [{ board: 'DHK', year: 2024, sitting: null }] };
  await database.records.update(['AMINA-1', 'old'], { question });
  const { inside } = await open({ mocks: [operationMock(StudyQueueDocument, new Error('offline')).mock] });
  expect(await inside.findByText(/^Your account cannot be read now/)).toBeTruthy();
  expect(inside.getByText('1 of 2')).toBeTruthy();
});

it('a server without reviews leaves them to the device, without a word', async () => {
  begin();
  await answerWrong('old', 5);
  const none = { message: 'This server plans no reviews.', code: 'NOT_SUPPORTED' };
  const { inside } = await open({ mocks: [operationMock(StudyQueueDocument, none).mock] });
  expect(await inside.findByText('Due today')).toBeTruthy();
  expect(inside.queryByText(/^Your account cannot be read/)).toBeNull();
});

it('says that there is nothing, and where to begin', async () => {
  await renderAt('/review');
  expect(await screen.findByText(/^Nothing is due, nothing is wrong/)).toBeTruthy();
});

it('says why the account’s questions cannot be shown, and asks again', async () => {
  begin();
  const down = operationMock(StudyQueueDocument, { message: 'The server is down.', code: 'UPSTREAM_UNAVAILABLE' });
  const { user } = await renderAt('/review', { mocks: [down.mock] });
  expect(await screen.findByText('The server is down.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(down.onCall).toHaveBeenCalledTimes(2));
});
