import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeToken } from '../../../apollo/auth-link.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { forgetAnswers } from './answers.ts';
import { endSession } from '../../../session/index.ts';
import { setConnection } from '../../../testing/connection.ts';
import { headingMock, listMock } from '../../../testing/graph.ts';
import { listPage } from '../../../testing/questions.ts';

const YEAR = '/board-question/DHK/_1/ANAT/2024';
const TOPIC = '/board-question/DHK/_1/ANAT/topics/Upper%20limb';

const openFilters = async ({ user }: Awaited<ReturnType<typeof renderAt>>) => {
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  await screen.findByRole('form', { name: 'Range of questions' });
};

const openYear = async (answer: Parameters<typeof listMock>[1], search = '', delay = 0) => {
  const { mock, onQuery } = listMock('year', answer);
  mock.delay = delay;
  const screenOf = await renderAt(YEAR + search, { mocks: [mock, headingMock()] });
  await openFilters(screenOf);
  return { ...screenOf, onQuery };
};
const fullList = (length: number) => (place: { page: number }) => listPage(length, { ...place, fullAccess: true });
const firstQuestion = (place: number) => screen.findByRole('article', { name: `Question ${place}` });
const pages = () => within(screen.getByRole('navigation', { name: 'Pages' }));
const field = (name: 'From' | 'to') => screen.getByRole<HTMLInputElement>('textbox', { name: `${name} question` });

// The next page's request would be counted too.
beforeEach(() => setConnection({ saveData: true }));

afterEach(() => {
  forgetAnswers();
  storeToken(null);
  endSession();
});

describe('the range filter', () => {
  it('requires both values', async () => {
    const { user, onQuery } = await openYear(fullList(53));
    await firstQuestion(1);
    await user.type(field('From'), '5');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText("Please fill in the form and 'to' values.")).toBeTruthy();
    expect(onQuery).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['0', '5', 'Use whole numbers from 1.'],
    ['1.5', '5', 'Use whole numbers from 1.'],
    ['1', 'x', 'Use whole numbers from 1.'],
    ['9', '5', "'To' must not be less than 'from'."],
  ])('rejects %s to %s', async (from, to, problem) => {
    const { user, onQuery } = await openYear(fullList(53));
    await firstQuestion(1);
    await user.type(field('From'), from);
    await user.type(field('to'), to);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByText(problem)).toBeTruthy();
    expect([field('From'), field('to')].some((input) => input.getAttribute('aria-invalid') === 'true')).toBe(true);
    expect(onQuery).toHaveBeenCalledTimes(1);
  });

  it('rejects a range past the end of the list', async () => {
    const { user, onQuery } = await openYear((place) => listPage(45, place));
    await firstQuestion(1);
    await user.type(field('From'), '60');
    await user.type(field('to'), '80{Enter}');
    expect(screen.getByText('This list has 45 questions.')).toBeTruthy();
    expect(onQuery).toHaveBeenCalledTimes(1);
  });

  it('sets and clears the range in the address', async () => {
    const { user, address } = await openYear(fullList(53));
    await firstQuestion(1);
    await user.type(field('From'), '৫');
    await user.type(field('to'), '30{Enter}');
    expect(address()).toBe(`${YEAR}?from=5&to=30`);
    expect(await screen.findByText('Form submitted successfully!')).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Questions 5–24 · 26 in your range'),
    );
    await user.click(screen.getByRole('button', { name: 'Clear range' }));
    expect(address()).toBe(YEAR);
    expect(field('From').value).toBe('');
    await firstQuestion(1);
  });

  it('takes its values from the address and keeps them between pages', async () => {
    const { user, address } = await openYear(fullList(53), '?from=5&to=30');
    await firstQuestion(5);
    expect([field('From').value, field('to').value]).toEqual(['5', '30']);
    await user.click(pages().getByRole('link', { name: '25-30' }));
    expect(address()).toBe(`${YEAR}?page=2&from=5&to=30`);
    await firstQuestion(25);
  });

  it.each([
    ['year', YEAR, 300],
    ['topic', TOPIC, 500],
  ] as const)('of a %s requests the range after %s ms', async (kind, address, delay) => {
    const { mock, onQuery } = listMock(kind, fullList(53));
    const screenOf = await renderAt(address, { mocks: [mock, headingMock()] });
    const { user } = screenOf;
    await firstQuestion(1);
    await openFilters(screenOf);
    await user.type(field('From'), '5');
    await user.type(field('to'), '30');
    vi.useFakeTimers();
    act(() => screen.getByRole('button', { name: 'Apply' }).click());
    await act(() => vi.advanceTimersByTimeAsync(delay - 1));
    expect(onQuery).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(1));
    // The mocked link takes a tick of its own.
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(onQuery).toHaveBeenLastCalledWith({ page: 1, from: 5, to: 30 });
  });
});
