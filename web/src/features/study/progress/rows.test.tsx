import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession } from '../../../session/index.ts';
import { amina, begin, operationMock } from '../../../testing/accounts.ts';
import { boardMock, boardsMock, subjectMock } from '../../../testing/graph.ts';
import { sba } from '../../../testing/questions.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { forgetRecord } from '../device/index.ts';
import { recordAnswer } from '../index.ts';
import { SubjectRowsDocument } from './subject-rows.generated.ts';

const SUBJECT = '/board-question/DHK/_1/ANAT';

const answer = (id: string) =>
  recordAnswer({
    question: sba(id),
    shelf: { path: `${SUBJECT}/2024`, title: '2024', place: 1, total: 40 },
    answer: { choice: 'C' },
    readingSince: Date.now() - 1000,
    answeredAt: Date.now(),
    changes: 0,
  });
const rowOf = (link: string) => screen.getByRole('link', { name: link }).closest('li')!.textContent;

const clear = async () => {
  await forgetRecord();
  endSession();
};
beforeEach(clear);
afterEach(clear);

it('boards, professional years, subjects and years say how much was answered on this device', async () => {
  await answer('q1');
  await answer('q2');
  const mocks = [boardsMock(), boardMock(), subjectMock(['Thorax'], [2025, 2024])];
  const { user } = await renderAt('/board-question', { mocks });
  await screen.findByText('2 answered');
  expect(rowOf('Dhaka')).toContain('2 answered');
  await user.click(screen.getByRole('link', { name: 'Dhaka' }));
  await screen.findByRole('heading', { level: 1, name: 'Dhaka' });
  await expect.poll(() => rowOf('1st Proff')).toContain('2 answered');
  await user.click(screen.getByRole('link', { name: '1st Proff' }));
  await screen.findByRole('heading', { level: 1, name: '1st Proff' });
  await expect.poll(() => rowOf('Anatomy')).toContain('2 answered');
  await user.click(screen.getByRole('link', { name: 'Anatomy' }));
  expect((await screen.findByRole('link', { name: /2024\s*2 answered/ })).getAttribute('href')).toBe(`${SUBJECT}/2024`);
});

it('subjects say how much of the bank a signed-in reader has seen', async () => {
  begin();
  const row = (prof: string, code: string, seen: number) => ({
    __typename: 'SubjectProgress',
    prof,
    subject: { __typename: 'Subject', code },
    total: 90,
    seen,
  });
  const subjects = [row('_1', 'ANAT', 12), row('_1', 'PHYS', 0), row('_2', 'PHRM', 5)];
  const viewer = { __typename: 'User', id: amina.id, study: { __typename: 'Study', subjects } };
  const { mock } = operationMock(SubjectRowsDocument, { viewer });
  await renderAt('/board-question/DHK/_1', { mocks: [boardsMock(), boardMock(), mock] });
  await screen.findByText('12 of 90 seen');
  expect(rowOf('Anatomy')).toContain('12 of 90 seen');
  expect(rowOf('Physiology')).not.toContain('seen');
});
