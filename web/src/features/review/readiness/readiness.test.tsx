import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession } from '../../../session/index.ts';
import { begin, operationMock } from '../../../testing/accounts.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { OwnPlanDocument } from '../plan/plan.generated.ts';
import { calendarMock, choicesMock, plan, study } from '../testing/plan.ts';
import { GiveRealMarkDocument, ReadinessDocument } from './readiness.generated.ts';

const part = {
  __typename: 'Readiness',
  prof: '_1',
  subject: { __typename: 'Subject', code: 'ANAT', name: 'Anatomy' },
  component: 'MCQ',
  answered: 120,
  coverage: 0.34,
  low: 0.52,
  high: 0.8,
  passShare: 0.6,
  passOfTen: 6,
  missing: null as object | null,
  isValidated: false,
};
const unknown = { low: null, high: null, passOfTen: null };
const missing = {
  __typename: 'ReadinessGap',
  mixedAnswers: 40,
  topics: 3,
  mix: { __typename: 'ReadinessMix', prof: '_1', subjects: ['PHYS'], mtf: 10, sba: 10 },
};
const physiology = { ...part, ...unknown, subject: { ...part.subject, code: 'PHYS', name: 'Physiology' }, missing };

const open = (parts: object[], ...mocks: ReturnType<typeof choicesMock>[]) => {
  const own = operationMock(OwnPlanDocument, study({ plan, overview: { __typename: 'StudyOverview', days: [] } }));
  const readiness = operationMock(ReadinessDocument, study({ readiness: parts }));
  return renderAt('/review/plan', { mocks: [choicesMock(), calendarMock(), own.mock, readiness.mock, ...mocks] });
};
const region = async () => within(await screen.findByRole('region', { name: 'How ready you are' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  begin();
});
afterEach(endSession);

it('tells the range in words, how wide it is, and that no real results have confirmed it', async () => {
  await open([part, { ...part, ...unknown, component: 'SAQ' }]);
  const shown = await region();
  expect((await shown.findByText('Expected: 52 to 80 % of the marks.')).parentElement!.textContent).toContain(
    '60 % passes.',
  );
  expect(shown.getByText('Of 10 students who answered like this, about 6 pass this part.')).toBeTruthy();
  expect(shown.getByText(/^The range is 28 points wide/)).toBeTruthy();
  expect(shown.getByText('Not yet compared with real results.')).toBeTruthy();
  expect(shown.getByText('No estimate is offered for this part.')).toBeTruthy();
});

it('says what is missing, and has one button for the paper that brings it', async () => {
  await open([physiology, { ...part, isValidated: true }]);
  const shown = await region();
  expect(
    await shown.findByText('No estimate yet. It needs 40 more answers in mixed papers and 3 more topics.'),
  ).toBeTruthy();
  expect(shown.getAllByRole('button', { name: /mixed paper/ }).map(({ textContent }) => textContent)).toEqual([
    'Start a mixed paper of 20 questions',
  ]);
  expect(shown.queryByText('Not yet compared with real results.')).toBeNull();
});

it('takes a real mark once, and says by field what is wrong with it', async () => {
  const giving = operationMock(GiveRealMarkDocument, { giveRealMark: true });
  const { user } = await open([part], giving.mock);
  await user.click((await region()).getByRole('button', { name: /^I got my marks/ }));
  await user.click(screen.getByRole('button', { name: 'Store the mark' }));
  expect(await screen.findByText('Enter a number from 0 to 100.')).toBeTruthy();
  await user.type(screen.getByLabelText('Your mark, in % of the marks'), '65');
  await user.type(screen.getByLabelText('Day of the examination'), '2026-05-12');
  await user.dblClick(screen.getByRole('button', { name: 'Store the mark' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const input = { prof: '_1', subject: 'ANAT', component: 'MCQ', share: 0.65, examOn: '2026-05-12' };
  expect(giving.onCall.mock.calls).toEqual([[{ input }]]);
});
