import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession } from '../../../session/index.ts';
import { begin, operationMock } from '../../../testing/accounts.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { calendarMock, choicesMock, plan, study, targetsMock } from '../testing/plan.ts';
import { ReadinessDocument } from '../readiness/readiness.generated.ts';
import { EndStudyPlanDocument, OwnPlanDocument, PlanPreviewDocument, SetStudyPlanDocument } from './plan.generated.ts';

const NOW = new Date('2026-11-28T06:00:00Z');

const ownMock = (own: object | null) =>
  operationMock(OwnPlanDocument, study({ plan: own, overview: { __typename: 'StudyOverview', days: [] } })).mock;
const previewMock = (preview: object = plan) => operationMock(PlanPreviewDocument, study({ planPreview: preview }));
const readinessMock = () => operationMock(ReadinessDocument, study({ readiness: [] })).mock;

const open = (own: object | null, ...mocks: MockLink.MockedResponse[]) =>
  renderAt('/review/plan', {
    mocks: [choicesMock(), ownMock(own), readinessMock(), calendarMock(), targetsMock(), ...mocks],
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  begin();
});
afterEach(() => {
  vi.useRealTimers();
  endSession();
});

it('says what the choices come to, and makes the plan with one press', async () => {
  const preview = previewMock();
  const saving = operationMock(SetStudyPlanDocument, { setStudyPlan: plan });
  const { user } = await open(null, preview.mock, saving.mock);
  await user.click(await screen.findByRole('button', { name: 'May 2027' }));
  expect(await screen.findByText('3 new questions a day, about 30 minutes with reviews')).toBeTruthy();
  expect(screen.getByText('You will have seen all 200 questions by 30 March 2027.')).toBeTruthy();
  const input = { board: 'DHK', prof: '_1', subjects: ['ANAT', 'PHYS'], examOn: '2027-05-01', restDays: [] };
  expect(preview.onCall).toHaveBeenCalledWith({ input });
  await user.dblClick(screen.getByRole('button', { name: 'Make this plan' }));
  expect(await screen.findByRole('heading', { name: '154 days left' })).toBeTruthy();
  await waitFor(() => expect(saving.onCall).toHaveBeenCalledWith({ input }));
  expect(saving.onCall).toHaveBeenCalledOnce();
  expect(sessionStorage).toHaveLength(0);
});

it('says by how much a plan does not fit, and takes the minutes that would', async () => {
  const tight = { ...plan, coveredOn: null, fits: false, leftOut: 31, minutesToFit: 62 };
  const preview = previewMock(tight);
  const { user } = await open(null, preview.mock);
  await user.click(await screen.findByRole('button', { name: 'May 2027' }));
  expect((await screen.findByText('31 questions do not fit.')).parentElement!.textContent).toBe(
    '31 questions do not fit. 62 minutes a day would be enough. So may fewer subjects or a later day.',
  );
  await user.click(screen.getByRole('button', { name: 'Take 62 minutes a day' }));
  await waitFor(() =>
    expect(preview.onCall).toHaveBeenLastCalledWith({ input: expect.objectContaining({ minutesADay: 62 }) }),
  );
});

const target = {
  __typename: 'StudyPlanTarget',
  id: '7',
  name: 'Heart',
  others: 0,
  items: [{ __typename: 'CurriculumItem', code: '21-ANAT-THX-03' }],
  on: '2026-12-04',
  questions: 12,
  questionsADay: 3,
  minutesADay: 4,
  endsOn: '2026-12-03',
};

it.each([
  [12, 1],
  [0, 0],
])('says that it does not count the %s questions of targets', async (questions, lines) => {
  const mocks = [
    choicesMock(),
    ownMock(plan),
    readinessMock(),
    calendarMock(),
    targetsMock([{ ...target, questions }]),
  ];
  await renderAt('/review/plan', { mocks });
  await screen.findByText('Heart: ready by Friday');
  expect(screen.queryAllByText(/takes minutes from this plan\. It is not counted here\.$/)).toHaveLength(lines);
});

it('names what is missing by field, and asks for nothing until it is there', async () => {
  const preview = previewMock();
  const { user } = await open(null, preview.mock);
  for (const name of ['Anatomy', 'Physiology', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
    await user.click(await screen.findByRole('checkbox', { name }));
  await user.click(screen.getByRole('radio', { name: 'I choose' }));
  await user.clear(screen.getByRole('spinbutton'));
  await user.click(screen.getByRole('button', { name: 'Make this plan' }));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Choose at least one subject.',
      'Choose the day of the examination.',
      'Leave at least one day without rest.',
      'Enter a whole number from 10 to 600.',
    ]),
  );
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Anatomy' }));
  expect(preview.onCall).not.toHaveBeenCalled();
});

it('what was chosen outlives a refusal, which stands beside its field, and a reload', async () => {
  const refusal = { message: 'Too far ahead.', code: 'BAD_USER_INPUT', field: 'examOn' };
  const { user, unmount } = await open(null, previewMock().mock, operationMock(SetStudyPlanDocument, refusal).mock);
  await user.click(await screen.findByRole('checkbox', { name: 'Fri' }));
  await user.click(screen.getByRole('button', { name: 'May 2027' }));
  await screen.findByText(/^3 new questions a day/);
  await user.click(screen.getByRole('button', { name: 'Make this plan' }));
  expect((await screen.findByText('Too far ahead.')).getAttribute('role')).toBe('alert');
  const choices = () => [
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Fri' }).checked,
    screen.getByLabelText<HTMLInputElement>(/^Day of the examination/).value,
  ];
  expect(choices()).toEqual([true, '2027-05-01']);
  unmount();
  await open(null, previewMock().mock);
  await screen.findByRole('button', { name: 'Make this plan' });
  expect(choices()).toEqual([true, '2027-05-01']);
});

it('shows the days ahead, each with what it brings, and arrow keys move between them', async () => {
  const { user } = await open({ ...plan, daysLeft: 3, restDays: ['FRI'] });
  const days = within(await screen.findByRole('table', { name: 'The next 30 days' }));
  const button = (name: string) => days.getByRole('button', { name });
  button('Wednesday 28 April: 12 to review and 3 new, about 15 minutes.').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(button('Friday 30 April: A rest day: no questions.'));
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(button('Saturday 1 May: The day of the examination.'));
});

it('an ended plan is asked for once more, and its choices are offered again', async () => {
  const ending = operationMock(EndStudyPlanDocument, { endStudyPlan: true });
  const { user } = await open(
    { ...plan, subjects: [plan.subjects[1]], restDays: ['FRI'] },
    ending.mock,
    previewMock().mock,
  );
  await user.click(await screen.findByRole('button', { name: 'End the plan' }));
  expect(screen.getByRole('dialog').textContent).toContain('Nothing is lost');
  await user.click(screen.getByRole('button', { name: 'Keep the plan' }));
  expect(ending.onCall).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'End the plan' }));
  await user.click(screen.getByRole('button', { name: 'End it' }));
  expect(await screen.findByRole('button', { name: 'Make this plan' })).toBeTruthy();
  const checked = screen.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box.checked);
  expect(checked.map(({ value }) => value)).toEqual(['PHYS', 'FRI']);
  expect(screen.getByLabelText<HTMLInputElement>(/^Day of the examination/).value).toBe('2027-05-01');
});

it('is not offered by a site without reviews', async () => {
  await renderAt('/review/plan', { mocks: [choicesMock(false)] });
  expect(await screen.findByText('This site has no plans for examinations.')).toBeTruthy();
});

it('tells a visitor that it needs an account', async () => {
  endSession();
  await renderAt('/review/plan', { mocks: [choicesMock()] });
  expect((await screen.findByRole('main')).textContent).toContain('A plan belongs to an account');
});
