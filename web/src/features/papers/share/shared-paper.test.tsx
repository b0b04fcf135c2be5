import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endSession } from '../../../session/index.ts';
import { amina, begin, googleMock, operationMock } from '../../../testing/accounts.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { LogInDocument } from '../../accounts/log-in.generated.ts';
import { OpenPaperDocument } from '../paper.generated.ts';
import {
  SharedPaperAccessDocument,
  SharedPaperDocument,
  type SharedPaperAccessQuery,
} from './shared-paper.generated.ts';

const PATH = '/papers/shared-one';
const summary = {
  __typename: 'SharedPaper' as const,
  title: 'Anatomy: 20 SBA',
  minutes: 30,
  counts: { __typename: 'QuestionCounts' as const, mtf: 0, sba: 20, saq: 0 },
};

type Offer = NonNullable<SharedPaperAccessQuery['sharedPaper']>;
const offerOf = (part: Partial<Offer>) => ({ questions: 20, open: 12, access: 'PLAN', nextFreeOn: null, ...part });

const open = (part: Partial<Offer> | Error, others: MockLink.MockedResponse[] = []) => {
  const variables = { id: 'shared-one' };
  const often = { maxUsageCount: Number.POSITIVE_INFINITY };
  const access = { request: { query: SharedPaperAccessDocument, variables }, ...often };
  return renderAt(PATH, {
    mocks: [
      ...others,
      { request: { query: SharedPaperDocument, variables }, result: { data: { sharedPaper: summary } }, ...often },
      part instanceof Error
        ? { ...access, error: part }
        : { ...access, result: { data: { sharedPaper: { __typename: 'SharedPaper', ...offerOf(part) } } } },
      {
        request: { query: OpenPaperDocument, variables },
        result: { data: { viewer: { __typename: 'User', id: '64a', study: { __typename: 'Study', paper: null } } } },
        ...often,
      },
    ],
  });
};

const ways = () =>
  [...document.querySelectorAll('section[aria-label="Anatomy: 20 SBA"] :is(a, button)')].map(
    ({ textContent }) => textContent,
  );

beforeEach(() => endSession());
afterEach(() => endSession());

test.each<[who: string, Partial<Offer>, text: string, ways: string[]]>([
  ['visitor', { access: 'OPEN', open: 20 }, 'All 20 questions are open to you.', ['Sit this paper']],
  ['visitor', { access: 'FREE_SITTING' }, '12 of 20 questions are open to you. Log in, and', ['Log in']],
  ['visitor', {}, '12 of 20 questions are open to you. The whole paper comes', ['See the plans', 'Log in']],
  ['reader', { access: 'FREE_SITTING' }, 'Your free shared paper of this week: all 20', ['Sit this paper']],
  ['reader', {}, '12 of 20 questions are open to you. The whole paper comes', ['See the plans']],
  ['reader', { nextFreeOn: '2026-11-29' }, 'Your next free shared paper: from 29 November 2026.', ['See the plans']],
])('before the tap a %s with %o is told what is open', async (who, offer, text, expected) => {
  if (who === 'reader') begin();
  await open(offer);
  await screen.findByText((shown) => shown.startsWith(text));
  expect(ways()).toEqual(expected);
});

test('log-in leads back to the shared paper', async () => {
  const { mock } = operationMock(LogInDocument, { logIn: { __typename: 'Session', token: 'new', user: amina } });
  const { user, address } = await open({ access: 'FREE_SITTING' }, [googleMock(), mock]);
  const offer = await screen.findByRole('region', { name: summary.title });
  await user.click(await within(offer).findByRole('link', { name: 'Log in' }));
  expect(address()).toBe('/login');
  await user.type(screen.getByLabelText('Email'), 'amina@example.org');
  await user.type(screen.getByLabelText('Password'), 'secret1');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(address()).toBe(PATH));
});

test('without an answer about access the reader may still try', async () => {
  await open(new Error('Down'));
  await screen.findByRole('button', { name: 'Sit this paper' });
});
