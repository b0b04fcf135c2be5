import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession } from '../../../session/index.ts';
import { begin, operationMock } from '../../../testing/accounts.ts';
import { homeMock } from '../../../testing/home.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { plan, study as ownStudy } from '../../review/testing/plan.ts';
import { study, viewer } from '../testing/study.ts';
import { PlanTodayDocument, TodayDocument } from './today.generated.ts';

const day = { __typename: 'StudyDay', date: '2026-11-28', due: 20, fresh: 3, done: 0, minutes: 25, isRest: false };

function home(review: boolean, own: { plan: object | null; today: object }) {
  const { viewer: account, features } = viewer({
    ...study,
    places: [],
    papers: { __typename: 'OwnPaperConnection', edges: [] },
  });
  const today = operationMock(TodayDocument, { viewer: account, features: { ...features, review } });
  const planToday = operationMock(PlanTodayDocument, ownStudy(own));
  return { ...planToday, render: () => renderAt('/', { mocks: [homeMock().mock, today.mock, planToday.mock] }) };
}

beforeEach(() => {
  localStorage.clear();
  begin();
});
afterEach(endSession);

it('begins with the plan’s day, and the days that are left', async () => {
  await home(true, { plan, today: day }).render();
  const start = await screen.findByRole('link', { name: /^Start: 23 questions, about 25 minutes/ });
  expect(start.textContent).toContain('20 to review, 3 new');
  expect(start.getAttribute('href')).toBe('/review');
  expect(screen.getByRole('link', { name: /^154 days left/ }).getAttribute('href')).toBe('/review/plan');
  expect(screen.queryByRole('link', { name: /questions now/ })).toBeNull();
});

it.each([
  ['Done for today23 questions answered. Practise more, if you like', { due: 0, fresh: 0, done: 23 }],
  ['A rest dayPractise more, if you like', { due: 0, fresh: 0, isRest: true }],
])('says %s', async (text, part) => {
  await home(true, { plan, today: { ...day, ...part } }).render();
  expect((await screen.findByRole('link', { name: /Practise more/ })).textContent).toBe(text);
});

it('offers a plan to who has none, beside ten questions now', async () => {
  await home(true, { plan: null, today: day }).render();
  expect((await screen.findByRole('link', { name: /^Make a plan/ })).getAttribute('href')).toBe('/review/plan');
  expect(screen.getByRole('link', { name: /^3 questions now/ }).getAttribute('href')).toBe('/record/now');
});

it('is as before where the server plans no reviews', async () => {
  const { render, onCall } = home(false, { plan, today: day });
  await render();
  expect(await screen.findByRole('link', { name: /^3 questions now/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^To review/ })).toBeTruthy();
  expect(onCall).not.toHaveBeenCalled();
});
