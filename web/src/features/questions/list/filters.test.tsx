import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { headingMock, listMock } from '../../../testing/graph.ts';
import { listPage, mtf, sba } from '../../../testing/questions.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { forgetAnswers } from './answers.ts';
import { forgetRecord, readAttempts, setFlag } from '../../study/device/index.ts';

const YEAR = '/board-question/DHK/_1/ANAT/2024';
const november = [{ __typename: 'Appearance' as const, board: 'DHK', year: 2024, sitting: 'November' }];
const questions = [
  { ...sba('q1'), ref: 'ANAT-000001' },
  { ...mtf('q2'), ref: 'ANAT-000002' },
  { ...sba('q3'), ref: 'ANAT-000003', appearances: november },
];

const openYear = (search = '') => {
  const { mock } = listMock('year', () => ({ ...listPage(23), questions }));
  return renderAt(YEAR + search, { mocks: [mock, headingMock()] });
};
const places = async () =>
  (await screen.findAllByRole('article')).map((card) => card.querySelector('h3')!.textContent.replace(/\D/g, ''));
const chip = (name: string | RegExp) => screen.findByRole('button', { name });

afterEach(async () => {
  forgetAnswers();
  await forgetRecord();
});

it('shows one type, with the count of each, the original places, and the filter in the address', async () => {
  const { user, address } = await openYear();
  await user.click(await chip('Filter'));
  await user.click(await chip('SBA 2'));
  expect(address()).toBe(`${YEAR}?type=SBA`);
  expect(await places()).toEqual(['1', '3']);
  await user.click(await chip('November 1'));
  expect(await places()).toEqual(['3']);
  await user.click(await chip('Filter'));
  await user.click(await chip('SBA: clear'));
  expect(address()).toBe(`${YEAR}?sitting=November`);
});

it('shows what the reader has flagged', async () => {
  await setFlag(questions[1]!, { path: YEAR, title: '2024', place: 2 }, true);
  await openYear('?mine=flagged');
  await expect.poll(places).toEqual(['2']);
});

it('not seen is what the reader had not seen when they asked; what they answer then stays', async () => {
  const { user } = await openYear();
  const check = async (place: number) => {
    const card = within((await screen.findAllByRole('article'))[place - 1]!);
    await user.click(card.getAllByRole('radio')[0]!);
    await user.click(card.getByRole('button', { name: 'Check answer' }));
  };
  await check(1);
  await user.click(await chip('Filter'));
  await user.click(await chip('Not seen 2'));
  expect(await places()).toEqual(['2', '3']);
  await check(2);
  await expect.poll(async () => (await readAttempts()).length).toBe(2);
  expect(await places()).toEqual(['2', '3']);
});

it('says so if nothing fits, with a button to clear', async () => {
  const { user, address } = await openYear('?type=SAQ');
  expect((await screen.findByText(/No question on this page fits/)).getAttribute('role')).toBe('status');
  await user.click(await chip('Clear filters'));
  expect(address()).toBe(YEAR);
  expect(await places()).toEqual(['1', '2', '3']);
});
