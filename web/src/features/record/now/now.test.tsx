import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { begin, operationMock } from '../../../testing/accounts.ts';
import { endSession } from '../../../session/index.ts';
import { homeMock } from '../../../testing/home.ts';
import { listPage, sba } from '../../../testing/questions.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { forgetRecord } from '../../study/device/index.ts';
import { recordAnswer } from '../../study/index.ts';
import { NewOfTopicDocument } from '../../questions/unseen/new-questions.generated.ts';
import { expectRound } from './round.ts';

const shelf = { path: '/board-question/DHK/_1/ANAT/topics/Thorax', title: 'Thorax', place: 1, total: 3 };
const wrong = { ...sba('wrong'), ref: 'ANAT-000901', stem: 'Which one was wrong?' };

const answerWrong = (at = Date.now()) =>
  recordAnswer({
    question: wrong,
    shelf,
    answer: { sba: 'A' },
    readingSince: at - 1000,
    answeredAt: at,
    changes: 0,
  });

const topic = () => {
  const list = listPage(3);
  const questions = [wrong, ...list.questions.slice(1)];
  const boardSubject = { __typename: 'BoardSubject', id: 'x', topicQuestions: { ...list, questions } };
  return operationMock(NewOfTopicDocument, { boardSubject }).mock;
};

beforeEach(async () => {
  localStorage.clear();
  await forgetRecord();
});
afterEach(async () => {
  await forgetRecord();
  endSession();
});

it('begins with the wrong question, goes on with new ones of the list that was read last', async () => {
  await answerWrong();
  const { user } = await renderAt('/record/now', { mocks: [topic()] });
  const practice = within(await screen.findByRole('dialog'));
  expect(practice.getByText('1 of 3')).toBeTruthy();
  expect(practice.getByText('Which one was wrong?')).toBeTruthy();
  await user.click(practice.getByRole('button', { name: 'Skip' }));
  expect(await practice.findByText('2 of 3')).toBeTruthy();
  expect(practice.queryByText('Which one was wrong?')).toBeNull();
});

it('has the wrong questions alone without a network', async () => {
  await answerWrong();
  await renderAt('/record/now', { mocks: [operationMock(NewOfTopicDocument, new Error('offline')).mock] });
  expect(await within(await screen.findByRole('dialog')).findByText('1 of 1')).toBeTruthy();
});

it('says why there is nothing', async () => {
  await renderAt('/record/now');
  expect(await screen.findByText(/^Nothing is wrong and no list is begun/)).toBeTruthy();
});

it('stands on home with what it has, and a reader who is signed in has no hero', async () => {
  begin();
  await answerWrong(Date.now() - 5 * 86_400_000);
  await renderAt('/', { mocks: [homeMock().mock] });
  const now = await screen.findByRole('link', { name: /^3 questions now/ });
  expect(now.textContent).toContain('1 to review, then 2 new from Thorax');
  expect(now.getAttribute('href')).toBe('/review');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Home');
  expect(screen.queryByText(/^Trusted/)).toBeNull();
});

test.each([
  [0, 0, [], { due: 0, wrong: 0, fresh: 0, count: 0 }],
  [0, 25, [{ place: 1, total: 9 }], { due: 0, wrong: 10, fresh: 0, count: 10 }],
  [4, 25, [{ place: 1, total: 9 }], { due: 4, wrong: 6, fresh: 0, count: 10 }],
  [1, 2, [{ place: 5, total: 9 }], { due: 1, wrong: 2, fresh: 4, count: 7 }],
  [
    0,
    0,
    [
      { place: 9, total: 9 },
      { place: 1, total: 40 },
    ],
    { due: 0, wrong: 0, fresh: 10, count: 10 },
  ],
])('%i to review, %i wrong ones and the places %j make a round of %j', (due, wrong, places, round) => {
  expect(expectRound({ due, wrong }, places)).toEqual(round);
});
