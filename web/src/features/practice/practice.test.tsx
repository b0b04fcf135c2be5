import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { graphqlError, headingMock, listMock, subjectMock } from '../../testing/graph.ts';
import { listPage } from '../../testing/questions.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { forgetAnswers } from '../questions/list/answers.ts';
import { forgetRecord, readAttempts } from '../study/device/index.ts';

const LIST = '/board-question/DHK/_1/ANAT/2024';
const ref = (place: number) => `ANAT-${place}`;

beforeEach(async () => {
  sessionStorage.clear();
  forgetAnswers();
  await forgetRecord();
});

/** A list whose questions have C as the right answer; a page that is not `isThere` fails. */
async function openPractice(length: number, search = '?view=one', isThere: (page: number) => boolean = () => true) {
  const { mock } = listMock('year', (place) => {
    if (!isThere(place.page)) return graphqlError('Down', 'UPSTREAM_UNAVAILABLE');
    const list = listPage(length, { ...place, fullAccess: true });
    const first = (place.page - 1) * 20 + 1;
    return { ...list, questions: list.questions.map((one, index) => ({ ...one, ref: ref(first + index) })) };
  });
  const mocks = [mock, headingMock(), subjectMock(['Upper limb'], [2024, 2023])];
  const view = await renderAt(LIST + search, { mocks, history: ['/'] });
  const dialog = await screen.findByRole('dialog', { name: /^Practice:/ });
  const inside = within(dialog);
  const press = async (name: string | RegExp) => view.user.click(await inside.findByRole('button', { name }));
  const answer = async (option: RegExp) => {
    await view.user.click(await inside.findByRole('radio', { name: option }));
    await press('Check');
  };
  const isAt = (place: number) => inside.findByRole('article', { name: `Question ${place}` });
  return { ...view, inside, press, answer, isAt };
}

it('goes through a list to its result, and retries the wrong questions', async () => {
  const { inside, press, answer, isAt, user } = await openPractice(3);
  await isAt(1);
  await answer(/Radial/);
  expect(inside.getByText('Correct. The answer is C.')).toBeTruthy();
  await press('Next');
  await isAt(2);
  await answer(/Axillary/);
  await press('Next');
  await isAt(3);
  await press('Skip');
  await inside.findByRole('heading', { name: '1 of 3 right' });
  expect(inside.getByText('1 of 3', { selector: 'dd' })).toBeTruthy();
  expect(await inside.findByRole('link', { name: 'Next: 2023' })).toBeTruthy();

  await press('Retry wrong (1)');
  await isAt(2);
  expect(inside.getByText('1 of 1')).toBeTruthy();
  await answer(/Radial/);
  await press('See the result');
  await inside.findByRole('heading', { name: '1 of 1 right' });

  await press('Back to the list');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await within(screen.getByRole('main')).findByRole('link', { name: 'Practice' }));
  expect(await screen.findByRole('article', { name: 'Question 3' })).toBeTruthy();
});

it('continues with the next page, and offers a retry if it failed', async () => {
  let isOnline = false;
  const { inside, press, isAt, address } = await openPractice(
    21,
    `?view=one&q=${ref(20)}`,
    (page) => page === 1 || isOnline,
  );
  await isAt(20);
  await press('Skip');
  await inside.findByText('The next questions could not be loaded.');
  isOnline = true;
  await press('Retry');
  await isAt(21);
  expect(address()).toContain(`q=${ref(21)}`);
});

it('returns to the list at the last question', async () => {
  const { press, isAt, address } = await openPractice(3, `?view=one&q=${ref(2)}`);
  await isAt(2);
  await press('Leave practice');
  const card = await screen.findByRole('article', { name: 'Question 2' });
  await waitFor(() => expect(document.activeElement).toBe(card));
  expect(address()).toBe(LIST);
});

it('takes keys to answer, check and move', async () => {
  const { isAt, inside, user } = await openPractice(3);
  await isAt(1);
  await user.keyboard('c{Enter}');
  expect(await inside.findByText('Correct. The answer is C.')).toBeTruthy();
  await user.keyboard('n');
  await isAt(2);
  await user.keyboard('p');
  await isAt(1);
});

const confidences = async () => (await readAttempts()).map(({ confidence }) => confidence);

it('asks how sure the reader is before the check, and does not have to be told', async () => {
  const { inside, press, isAt, user } = await openPractice(2);
  await isAt(1);
  expect(inside.queryByRole('group', { name: 'How sure?' })).toBeNull();
  await user.click(await inside.findByRole('radio', { name: /Radial/ }));
  await press('Sure');
  await press('Unsure');
  expect(inside.getByRole('button', { name: 'Unsure', pressed: true })).toBeTruthy();
  await press('Check');
  expect(inside.getByText('Noted: unsure')).toBeTruthy();
  await press('Next');
  await isAt(2);
  await user.keyboard('c{Enter}');
  await inside.findByText('Correct. The answer is C.');
  await waitFor(async () => expect(await confidences()).toEqual(['UNSURE', undefined]));
});

it('a held Check says that the reader is sure', async () => {
  const { inside, isAt, user } = await openPractice(2);
  await isAt(1);
  await user.click(await inside.findByRole('radio', { name: /Radial/ }));
  fireEvent.pointerDown(inside.getByRole('button', { name: 'Check' }));
  await inside.findByText('Noted: sure');
  await waitFor(async () => expect(await confidences()).toEqual(['SURE']));
});

it('Shift and Enter check and say that the reader is sure', async () => {
  const { inside, isAt, user } = await openPractice(2);
  await isAt(1);
  await user.keyboard('c{Shift>}{Enter}{/Shift}');
  await inside.findByText('Noted: sure');
  await waitFor(async () => expect(await confidences()).toEqual(['SURE']));
});

it('in a wide window shows the numbers of the list with their results, to go to any', async () => {
  const wide = Object.assign(new EventTarget(), { matches: true });
  vi.spyOn(window, 'matchMedia').mockReturnValue(wide as unknown as MediaQueryList);
  const { inside, press, answer, isAt, user } = await openPractice(3);
  await isAt(1);
  await answer(/Axillary/);
  const number = (name: string) => inside.findByRole('button', { name });
  expect((await number('Question 1, wrong')).ariaCurrent).toBe('step');
  await user.click(await number('Question 3, not answered'));
  await isAt(3);
  expect((await number('Question 3, not answered')).ariaCurrent).toBe('step');
  await press('Question 1, wrong');
  await isAt(1);
});
