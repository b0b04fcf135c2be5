import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeToken } from '../../../apollo/auth-link.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { forgetAnswers } from './useAnswer.ts';
import { endSession } from '../../../session/index.ts';
import { headingMock, listMock } from '../../../testing/graph.ts';
import { listPage } from '../../../testing/questions.ts';

const YEAR = '/board-question/DHK/_1/ANAT/2024';
const TOPIC = '/board-question/DHK/_1/ANAT/topics/Upper%20limb';

const openYear = async (answer: Parameters<typeof listMock>[1], search = '', delay = 0) => {
  const { mock, asked } = listMock('year', answer);
  mock.delay = delay;
  return { ...(await renderAt(YEAR + search, { mocks: [mock, headingMock()] })), asked };
};
const paying = (length: number) => (place: { page: number }) => listPage(length, { ...place, fullAccess: true });
const firstQuestion = (place: number) => screen.findByRole('article', { name: `Question ${place}` });
const pages = () => within(screen.getByRole('navigation', { name: 'Pages' }));
const field = (name: 'From' | 'to') => screen.getByRole<HTMLInputElement>('textbox', { name: `${name} question` });

afterEach(() => {
  forgetAnswers();
  storeToken(null);
  endSession();
});

describe('the range filter', () => {
  it('asks for both values', async () => {
    const { user, asked } = await openYear(paying(53));
    await firstQuestion(1);
    await user.type(field('From'), '5');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText("Please fill in the form and 'to' values.")).toBeTruthy();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['0', '5', 'Use whole numbers from 1.'],
    ['1.5', '5', 'Use whole numbers from 1.'],
    ['1', 'x', 'Use whole numbers from 1.'],
    ['9', '5', "'To' must not be less than 'from'."],
  ])('refuses %s to %s', async (from, to, problem) => {
    const { user, asked } = await openYear(paying(53));
    await firstQuestion(1);
    await user.type(field('From'), from);
    await user.type(field('to'), to);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByText(problem)).toBeTruthy();
    expect([field('From'), field('to')].some((input) => input.getAttribute('aria-invalid') === 'true')).toBe(true);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('that starts past the end says how long the list is, and asks for nothing', async () => {
    const { user, asked } = await openYear((place) => listPage(45, place));
    await firstQuestion(1);
    await user.type(field('From'), '60');
    await user.type(field('to'), '80{Enter}');
    expect(screen.getByText('This list has 45 questions.')).toBeTruthy();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('goes into the address, says so, and is cleared again', async () => {
    const { user, address } = await openYear(paying(53));
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

  it('is filled in from the address and kept from page to page', async () => {
    const { user, address } = await openYear(paying(53), '?from=5&to=30');
    await firstQuestion(5);
    expect([field('From').value, field('to').value]).toEqual(['5', '30']);
    await user.click(pages().getByRole('link', { name: '25-30' }));
    expect(address()).toBe(`${YEAR}?page=2&from=5&to=30`);
    await firstQuestion(25);
  });

  it.each([
    ['year', YEAR, 300],
    ['topic', TOPIC, 500],
  ] as const)('of a %s reaches the server %s ms later', async (kind, address, delay) => {
    const { mock, asked } = listMock(kind, paying(53));
    const { user } = await renderAt(address, { mocks: [mock, headingMock()] });
    await firstQuestion(1);
    await user.type(field('From'), '5');
    await user.type(field('to'), '30');
    vi.useFakeTimers();
    act(() => screen.getByRole('button', { name: 'Apply' }).click());
    await act(() => vi.advanceTimersByTimeAsync(delay - 1));
    expect(asked).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(1));
    // The mocked link takes a tick of its own.
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(asked).toHaveBeenLastCalledWith({ page: 1, from: 5, to: 30 });
  });
});
