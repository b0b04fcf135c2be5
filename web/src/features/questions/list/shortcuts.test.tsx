import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { turnShortcuts } from '../../../components/shortcuts/shortcuts.ts';
import { headingMock, listMock } from '../../../testing/graph.ts';
import { listPage, mtf, saq, sba } from '../../../testing/questions.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { forgetAnswers } from './answers.ts';
import { forgetRecord } from '../../study/device/index.ts';

const questions = [sba('q1'), mtf('q2'), saq('q3')];

async function open() {
  const { mock } = listMock('year', () => ({ ...listPage(3), questions }));
  const page = await renderAt('/board-question/DHK/_1/ANAT/2024', { mocks: [mock, headingMock()] });
  await card(1);
  return page;
}
const card = (place: number) => screen.findByRole('article', { name: `Question ${place}` });
const nerve = () => screen.getByRole<HTMLInputElement>('radio', { name: /Radial/ });
const dialog = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

/** jsdom has no layout: each card fills the window, and the one last scrolled to is in sight. */
beforeEach(() => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const all: unknown[] = [...document.querySelectorAll('article')];
    const first = Math.max(0, all.indexOf(scroll.mock.contexts.at(-1)));
    return new DOMRect(0, (all.indexOf(this) - first) * innerHeight, innerWidth, innerHeight);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  turnShortcuts(true);
  forgetAnswers();
  return forgetRecord();
});

it('answers a list by keys alone', async () => {
  const { user } = await open();
  await user.keyboard('n');
  await waitFor(async () => expect(document.activeElement).toBe(await card(2)));
  await user.keyboard('p');
  await waitFor(async () => expect(document.activeElement).toBe(await card(1)));
  await user.keyboard('c{Enter}');
  expect(within(await card(1)).getByRole('status').textContent).toBe('Correct. The answer is C.');
  await user.keyboard('n');
  await user.keyboard('ttftf{Enter}');
  expect(within(await card(2)).getByRole('status').textContent).toMatch(/5 of 5/);
});

it('shows the shortcuts, and turns them off and on', async () => {
  const { user } = await open();
  await user.keyboard('?');
  await user.click(within(await dialog()).getByRole('checkbox', { name: 'Single keys are shortcuts' }));
  await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));
  await user.keyboard('c');
  expect(nerve().checked).toBe(false);
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await user.click(within(await dialog()).getByRole('checkbox', { name: 'Single keys are shortcuts' }));
  await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));
  await user.keyboard('c');
  expect(nerve().checked).toBe(true);
});

it('acts on the question in sight once the one with the focus is scrolled away', async () => {
  const { user } = await open();
  await user.keyboard('n');
  await waitFor(async () => expect(document.activeElement).toBe(await card(2)));
  (await card(1)).scrollIntoView();
  await user.keyboard('c');
  expect(nerve().checked).toBe(true);
});

it('leaves Enter to a button that was reached by Tab', async () => {
  const { user } = await open();
  const judge = async (index: number) => {
    const button = within(await card(2)).getAllByRole('button', { name: /false/i })[index]!;
    button.focus();
    await user.keyboard('{Enter}');
    expect(button.ariaPressed).toBe('true');
  };
  await judge(0);
  await judge(1);
});

it('flags a question and says so', async () => {
  const { user } = await open();
  const flag = await screen.findByRole('button', { name: 'Flag question ANAT-000001' });
  await user.keyboard('g');
  expect(await screen.findByText('Question flagged')).toBeTruthy();
  await waitFor(() => expect(flag.ariaPressed).toBe('true'));
});

it('leaves alone what is typed and what other keys are held with', async () => {
  const { user } = await open();
  await user.keyboard('{Control>}c{/Control}');
  await user.click(await screen.findByRole('button', { name: 'Add a note on question ANAT-000001' }));
  await user.type(await screen.findByRole('textbox', { name: 'Your note' }), 'c');
  expect(nerve().checked).toBe(false);
});

it('turns the page after the last question of it, and back before the first', async () => {
  const tabs = [1, 2].map((page) => ({ __typename: 'PageTab' as const, page, label: `${page}`, locked: false }));
  const { mock } = listMock('year', ({ page }) => {
    const list = listPage(3);
    const own = page === 1 ? questions : [sba('q4'), sba('q5')];
    return { ...list, questions: own, pagination: { ...list.pagination, page, total: 5, tabs } };
  });
  const { user } = await renderAt('/board-question/DHK/_1/ANAT/2024', { mocks: [mock, headingMock()] });
  await card(1);
  const places = () => screen.getAllByRole('article').length;
  for (const place of [2, 3]) {
    await user.keyboard('n');
    await waitFor(async () => expect(document.activeElement).toBe(await card(place)));
  }
  await user.keyboard('n');
  await waitFor(() => expect(places()).toBe(2));
  await user.keyboard('p');
  await waitFor(() => expect(places()).toBe(3));
});
