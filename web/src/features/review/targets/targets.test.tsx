import { MockedProvider } from '@apollo/client/testing/react';
import type { MockLink } from '@apollo/client/testing';
import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { addDays } from 'review/days.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '../../../app/cache.ts';
import { endSession } from '../../../session/index.ts';
import { begin, operationMock } from '../../../testing/accounts.ts';
import { targetsMock } from '../testing/plan.ts';
import { ItemTarget } from './ItemTarget.tsx';
import { OwnTargets } from './OwnTargets.tsx';
import { OwnTargetsDocument, RemoveItemTargetDocument, SetItemTargetDocument } from './targets.generated.ts';

/** A Sunday. */
const TODAY = '2026-11-29';
const HEART = '21-ANAT-THX-03';
const target = {
  __typename: 'StudyPlanTarget' as const,
  id: '7',
  name: 'Heart',
  others: 0,
  items: [{ __typename: 'CurriculumItem' as const, code: HEART }],
  on: addDays(TODAY, 5),
  questions: 12,
  questionsADay: 3,
  minutesADay: 4,
  endsOn: addDays(TODAY, 4),
};

function open(children: ReactNode, mocks: MockLink.MockedResponse[] = []) {
  render(
    <MantineProvider>
      <MockedProvider cache={createCache()} mocks={mocks} mockLinkDefaultOptions={{ delay: 0 }}>
        <MemoryRouter>{children}</MemoryRouter>
      </MockedProvider>
    </MantineProvider>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T06:00:00Z`), toFake: ['Date'] });
  begin();
});
afterEach(() => {
  vi.useRealTimers();
  endSession();
});

it('sets a day with two presses, says what it takes, and takes it back', async () => {
  const setting = operationMock(SetItemTargetDocument, { setItemTarget: target });
  const removing = operationMock(RemoveItemTargetDocument, { removeItemTarget: true });
  const user = open(<ItemTarget items={[HEART]} name="Heart" />, [targetsMock(), setting.mock, removing.mock]);
  await user.click(await screen.findByRole('button', { name: 'Ready by…: Heart' }));
  await user.click(screen.getByRole('button', { name: 'Friday' }));
  expect(await screen.findByText('Ready by Friday')).toBeTruthy();
  expect(screen.getByText('12 questions, 3 a day, about 4 minutes a day, ends Thursday')).toBeTruthy();
  expect(setting.onCall).toHaveBeenCalledWith({ items: [HEART], on: target.on });
  await user.click(screen.getByRole('button', { name: 'Remove: Heart' }));
  expect((await screen.findByText('Removed: Heart')).textContent).toBe('Removed: Heart');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Ready by Friday')).toBeTruthy();
  expect(setting.onCall).toHaveBeenCalledTimes(2);
});

it('takes any day of the next year, and no other', async () => {
  const setting = operationMock(SetItemTargetDocument, { setItemTarget: target });
  const user = open(<ItemTarget items={[HEART]} name="Heart" />, [targetsMock(), setting.mock]);
  await user.click(await screen.findByRole('button', { name: 'Ready by…: Heart' }));
  const field = screen.getByLabelText('Another day');
  await user.type(field, '2026-11-29');
  await user.click(screen.getByRole('button', { name: 'Set this day' }));
  expect(screen.getByText('Choose a day from tomorrow to a year ahead.')).toBeTruthy();
  await user.clear(field);
  await user.type(field, '2027-01-15');
  await user.click(screen.getByRole('button', { name: 'Set this day' }));
  await waitFor(() => expect(setting.onCall).toHaveBeenCalledWith({ items: [HEART], on: '2027-01-15' }));
});

it('lists the targets of a reader', async () => {
  const card = { ...target, id: '8', name: 'Clavicle', others: 2, on: addDays(TODAY, 9), endsOn: null };
  open(<OwnTargets />, [targetsMock([target, card])]);
  expect(await screen.findByText('Heart: ready by Friday')).toBeTruthy();
  expect(screen.getByText('Clavicle and 2 more: ready by 8 December')).toBeTruthy();
  expect(screen.getByText('Nothing is left to answer before that day.')).toBeTruthy();
});

it('lists them in one line each, and offers to take a removal back', async () => {
  const removing = operationMock(RemoveItemTargetDocument, { removeItemTarget: true });
  const done = { ...target, id: '8', name: 'Clavicle', questions: 0, questionsADay: 0, endsOn: null };
  const user = open(<OwnTargets isCompact />, [targetsMock([target, done]), removing.mock]);
  const rows = await screen.findAllByRole('listitem');
  expect(screen.getByRole('link', { name: 'Answer today’s' }).getAttribute('href')).toBe('/review');
  expect(rows.map((row) => row.querySelector('p')!.textContent)).toEqual([
    'Heart ready by Friday · 12 left · 3 a day',
    'Clavicle ready by Friday · nothing left',
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove: Clavicle' }));
  expect(await screen.findByText('Removed: Clavicle')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('that cannot be loaded are asked for again', async () => {
  const failing = { request: { query: OwnTargetsDocument }, error: new Error('Down') };
  const user = open(<OwnTargets />, [failing, targetsMock([target])]);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Heart: ready by Friday')).toBeTruthy();
});

it('asks a visitor to log in', async () => {
  endSession();
  open(<ItemTarget items={[HEART]} name="Heart" />);
  expect(await screen.findByRole('link', { name: 'Log in to be ready by a day' })).toBeTruthy();
});
