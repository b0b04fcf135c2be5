import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { headingMock, listMock } from '../../../testing/graph.ts';
import { listPage } from '../../../testing/questions.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { forgetAnswers } from './answers.ts';

const LIST = '/board-question/DHK/_1/ANAT/2024';

beforeEach(() => {
  localStorage.clear();
  forgetAnswers();
});

async function openList() {
  const list = listPage(3);
  // Refs are ids of the page.
  const questions = list.questions.map((one, index) => ({ ...one, ref: `ANAT-${index + 1}` }));
  const { mock } = listMock('year', () => ({ ...list, questions }));
  const { user } = await renderAt(LIST, { mocks: [mock, headingMock()], history: ['/'] });
  await screen.findAllByRole('article');
  const card = (place: number) => within(screen.getByRole('article', { name: `Question ${place}` }));
  const answer = async (place: number, option: RegExp) => {
    await user.click(card(place).getByRole('radio', { name: option }));
    await user.click(card(place).getByRole('button', { name: 'Check answer' }));
  };
  return { user, card, answer };
}
const score = (name: string) => screen.findByRole('button', { name });

it('counts right and wrong answers of the list, and no more one that is tried again', async () => {
  const { user, card, answer } = await openList();
  await answer(1, /Radial/);
  await score('1 of 3 answered: 1 right, 0 wrong');
  await answer(2, /Axillary/);
  await score('2 of 3 answered: 1 right, 1 wrong');
  await user.click(card(1).getByRole('button', { name: 'Try again' }));
  await score('1 of 3 answered: 0 right, 1 wrong');
});

it('opens the questions by result, and leads to one', async () => {
  const { user, answer } = await openList();
  await answer(2, /Axillary/);
  const button = await score('1 of 3 answered: 0 right, 1 wrong');
  await user.click(button);
  const links = within(screen.getByRole('navigation', { name: 'Results by question' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Question 1, not answered',
    'Question 2, wrong',
    'Question 3, not answered',
  ]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('navigation', { name: 'Results by question' })).toBeNull();
  await user.click(button);
  await user.click(screen.getByRole('link', { name: 'Question 3, not answered' }));
  expect(document.activeElement?.id).toBe('ANAT-3');
});

it('stands beside the list where there is room, with the questions by result', async () => {
  const wide = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  vi.spyOn(window, 'matchMedia').mockReturnValue(wide as unknown as MediaQueryList);
  const { answer } = await openList();
  await answer(2, /Axillary/);
  expect(await screen.findAllByRole('link', { name: /^Question \d, / })).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /^1 of 3 answered/ })).toBeNull();
  expect(screen.getByText('1 of 3 answered: 0 right, 1 wrong')).toBeDefined();
});
