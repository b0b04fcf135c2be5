import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FaqsDocument } from '../faqs/index.ts';
import { endSession, updateSession, type SessionUser } from '../../session/index.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { CheckoutDocument } from '../orders/way/order-way.generated.ts';
import { OwnPlansDocument } from './held/own-plans.generated.ts';
import { PlansDocument } from './plans.generated.ts';

const NO_BREAK = '\u00a0';
const plan = (name: string, price: number) => ({
  __typename: 'SubscriptionPlan' as const,
  id: name,
  name,
  shortDescription: `For ${name}.`,
  prices: [
    { __typename: 'PlanPrice' as const, price, duration: '1 month' },
    { __typename: 'PlanPrice' as const, price: price * 10, duration: '1 year' },
  ],
  features: ['All pages'],
  advantages: ['Quick'],
});
type Plan = ReturnType<typeof plan>;
const table = () => screen.findByRole('table', { name: 'What is in each plan' });
/** The table as a screen reader walks it: a line for each row, with what its cells say under each plan. */
async function comparison() {
  const rows = within(await table()).getAllByRole('row');
  return rows.map((row) =>
    [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')).join(' | '),
  );
}
const faqs = [{ __typename: 'Faq' as const, id: '1', question: 'May I get a refund?', answer: 'Within 48 hours.' }];
const plansMock = (...plans: ReturnType<typeof plan>[]) => ({
  request: { query: PlansDocument },
  result: { data: { plans } },
});
const faqsMock = { request: { query: FaqsDocument }, result: { data: { faqs } } };
const amina: SessionUser = {
  _id: '1',
  user_id: '1',
  name: 'Amina',
  medical_college: '',
  year: '',
  contact_number: '',
  email: 'amina@example.org',
  profileImage: '',
};
const cardOf = async (name: string) => (await screen.findByRole('heading', { level: 3, name })).closest('li')!;

afterEach(() => endSession());

describe('the plans', () => {
  it('stand side by side, the second highlighted, each with its prices in Tk', async () => {
    await renderAt('/subscription', { mocks: [plansMock(plan('Basic', 99), plan('Exam', 499)), faqsMock] });
    const exam = await cardOf('Exam');
    expect(within(exam).getByText('Recommended')).toBeTruthy();
    expect(exam.dataset['highlighted']).toBe('true');
    expect(within(exam).getByRole('list', { name: 'Prices of Exam' }).textContent).toBe(
      'Tk_499 for 1 monthTk_4,990 for 1 yearTk_416 a month'.replaceAll('_', NO_BREAK),
    );
    expect(screen.getAllByText('Recommended')).toHaveLength(1);
    expect(await screen.findByRole('button', { name: 'May I get a refund?' })).toBeTruthy();
  });

  it('are not highlighted if there is only one', async () => {
    await renderAt('/subscription', { mocks: [plansMock(plan('Basic', 99)), faqsMock] });
    const basic = await cardOf('Basic');
    expect(screen.queryByText('Recommended')).toBeNull();
    expect(within(basic).getByRole('list', { name: 'Includes' }).textContent).toBe('All pages');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('are compared in one list of features, with the monthly price', async () => {
    const basic: Plan = {
      ...plan('Basic', 99),
      features: ['Board questions'],
      advantages: ['Ends by itself', 'Cheap'],
    };
    const exam: Plan = {
      ...plan('Exam', 499),
      features: ['RX Aid', 'board  questions'],
      advantages: ['Ends by itself'],
    };
    await renderAt('/subscription', { mocks: [plansMock(basic, exam), faqsMock] });
    expect(await comparison()).toEqual([
      'Feature | Basic | Exam',
      'Price a month | from Tk 83 | from Tk 416',
      'Board questions | Included | Included',
      'Ends by itself | Included | Included',
      'RX Aid | Not included | Included',
    ]);
    expect(within(await table()).getAllByRole('columnheader')).toHaveLength(3);
    expect(within(await table()).getAllByRole('rowheader')).toHaveLength(4);
    // What is one plan's alone stands with it.
    expect((await cardOf('Basic')).textContent).toContain('Cheap');
    expect((await cardOf('Exam')).textContent).not.toContain('RX Aid');
  });

  it('are compared if they share nothing, and if one is not priced by the month', async () => {
    const short = { ...plan('Short', 99), features: ['এক মাসের প্রশ্ন'], advantages: [] };
    short.prices = [{ __typename: 'PlanPrice', price: 600, duration: '৬ মাস' }];
    const always = { ...plan('Always', 5000), features: ['Everything'], advantages: [] };
    always.prices = [{ __typename: 'PlanPrice', price: 5000, duration: 'Lifetime' }];
    await renderAt('/subscription', { mocks: [plansMock(short, always), faqsMock] });
    expect(await comparison()).toEqual([
      'Feature | Short | Always',
      'Price a month | Tk 100 | not by the month',
      'এক মাসের প্রশ্ন | Included | Not included',
      'Everything | Not included | Included',
    ]);
  });

  it('keep amounts in their texts on one line', async () => {
    await renderAt('/subscription', {
      mocks: [plansMock({ ...plan('Basic', 99), advantages: ['Only Tk 99'] }), faqsMock],
    });
    expect((await cardOf('Basic')).textContent).toContain(`Only Tk${NO_BREAK}99`);
  });

  it('show a signed-in reader’s own plans and their ends', async () => {
    updateSession(amina);
    const held = { __typename: 'HeldPlan', id: '1', name: 'Exam', duration: '1 month', opens: [] };
    const plans = [{ ...held, startsAt: '2026-11-12T20:00:00Z', endsAt: '2027-05-12T20:00:00Z' }];
    const viewer = { __typename: 'User', id: '1', hasFullAccess: true, plans };
    const own = { request: { query: OwnPlansDocument }, result: { data: { viewer } } };
    await renderAt('/subscription', { mocks: [plansMock(plan('Basic', 99)), faqsMock, own] });
    const region = await screen.findByRole('region', { name: 'Your plan' });
    expect(region.textContent).toBe('Your planExam, 1 monthOpen until 13 May 2027');
  });

  it('explain how to purchase where nothing can be paid: through support, with an account', async () => {
    const nothing = { request: { query: CheckoutDocument }, result: { data: { checkout: null } } };
    const { user } = await renderAt('/subscription', { mocks: [plansMock(plan('Basic', 99)), faqsMock, nothing] });
    const button = await screen.findByRole('button', { name: 'Get this plan: Basic' });
    const mail = () => screen.queryByRole('link', { name: /@/ });
    expect(mail()).toBeNull();
    await user.click(button);
    await waitFor(() => expect(mail()).toBeTruthy());
    expect(mail()?.getAttribute('href')).toBe('mailto:support@proffbank.example?subject=Plan%3A%20Basic');
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/sign-up');
    await user.click(button);
    expect(mail()).toBeNull();
  });

  it('that fail leave the FAQs, and load on Retry', async () => {
    const failing = { request: { query: PlansDocument }, error: new TypeError('Failed to fetch') };
    const { user } = await renderAt('/subscription', { mocks: [failing, plansMock(plan('Basic', 99)), faqsMock] });
    expect(await screen.findByText('Failed to load subscriptions')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'May I get a refund?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await cardOf('Basic')).toBeTruthy();
  });
});
