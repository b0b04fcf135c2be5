import { screen, within } from '@testing-library/react';
import { DEFAULT_WEIGHTS } from 'review/memory.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { begin, operationMock } from '../../../testing/accounts.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { endSession } from '../../../session/index.ts';
import { OwnMemoryDocument, type OwnMemoryQuery, ReviewOfferedDocument } from './memory.generated.ts';

type Memory = NonNullable<NonNullable<OwnMemoryQuery['viewer']>['study']>['memory'];

const offered = (review: boolean) =>
  operationMock(ReviewOfferedDocument, { features: { __typename: 'Features', review } }).mock;

/** Faster to forget than the common ones. */
const OWN = DEFAULT_WEIGHTS.values.map((value, index) => (index < 4 ? value / 2 : value));

const memory = (fields: Partial<Memory> = {}) => ({
  __typename: 'MemoryModel',
  name: 'FSRS-6',
  weights: DEFAULT_WEIGHTS.values,
  mtfName: 'FSRS-6',
  mtfWeights: DEFAULT_WEIGHTS.values,
  fittedOn: null,
  gain: null,
  reviews: 240,
  ...fields,
});
const own = (response: Error | Partial<Memory>) =>
  operationMock(
    OwnMemoryDocument,
    response instanceof Error
      ? response
      : { viewer: { __typename: 'Viewer', id: '1', study: { __typename: 'Study', memory: memory(response) } } },
  ).mock;

beforeEach(() => localStorage.clear());
afterEach(() => endSession());

it('explains the model to everybody, and offers visitors to log in', async () => {
  await renderAt('/review/memory', { mocks: [offered(true)] });
  expect(await screen.findByRole('heading', { name: 'How your memory is modelled' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Why 85 %' })).toBeTruthy();
  const figure = screen.getByRole('figure');
  expect(within(figure).getByRole('img', { name: 'The chance to know an answer over 49 days' })).toBeTruthy();
  expect(figure.textContent).toContain('comes again after 4 days, and if it is right then, after 31 more days');
  expect(figure.textContent).toContain('the weights that all readers share');
  const part = within(screen.getByRole('region', { name: 'Your own weights' }));
  expect(part.getByText(/From 1,000 answers on/)).toBeTruthy();
  expect(await part.findByRole('link', { name: 'Log in' })).toBeTruthy();
});

it('says how many answers are missing for own weights', async () => {
  begin();
  await renderAt('/review/memory', { mocks: [offered(true), own({ reviews: 240 })] });
  expect(await screen.findByText('Your answers so far: 240')).toBeTruthy();
  expect(screen.getByText(/^760 more answers/)).toBeTruthy();
});

it('says how well own weights foresee, and draws the curve with them', async () => {
  begin();
  const fitted = { name: 'FSRS-6:17', weights: OWN, fittedOn: 1240, gain: 0.013, reviews: 1300 };
  await renderAt('/review/memory', { mocks: [offered(true), own(fitted)] });
  expect(
    await screen.findByText(/fitted on 1,240 of your answers. They foresee your later answers 1\.3 % better/),
  ).toBeTruthy();
  expect(screen.getByRole('figure').textContent).toContain('comes again after 2 days');
  expect(screen.getByText('Single best answers and short answers (FSRS-6:17)')).toBeTruthy();
});

it('says that the shared weights are as good, and offers to try again after a failure', async () => {
  begin();
  const failure = { ...own(new Error('down')), maxUsageCount: 1 };
  const mocks = [offered(true), failure, own({ reviews: 1400 })];
  const { user } = await renderAt('/review/memory', { mocks });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/^The shared weights foresee your answers as well/)).toBeTruthy();
});

it('is general where the site has no reviews', async () => {
  await renderAt('/review/memory', { mocks: [offered(false)] });
  const part = within(await screen.findByRole('region', { name: 'Your own weights' }));
  expect(part.queryByRole('link')).toBeNull();
  expect(part.queryByText(/^Your answers so far/)).toBeNull();
});
