import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FaqsDocument } from '../faqs/index.ts';
import { endSession, updateSession, type SessionUser } from '../session/index.ts';
import { renderAt } from '../testing/render-at.tsx';
import { PlansDocument } from './plans.generated.ts';

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
      'Tk 499 for 1 monthTk 4,990 for 1 year',
    );
    expect(screen.getAllByText('Recommended')).toHaveLength(1);
    expect(await screen.findByRole('button', { name: 'May I get a refund?' })).toBeTruthy();
  });

  it('that stands alone is not highlighted', async () => {
    await renderAt('/subscription', { mocks: [plansMock(plan('Basic', 99)), faqsMock] });
    await cardOf('Basic');
    expect(screen.queryByText('Recommended')).toBeNull();
  });

  it('say how one gets them: through support, with an account', async () => {
    const { user } = await renderAt('/subscription', { mocks: [plansMock(plan('Basic', 99)), faqsMock] });
    const button = await screen.findByRole('button', { name: 'Get this plan: Basic' });
    const mail = () => screen.queryByRole('link', { name: /@/ });
    expect(mail()).toBeNull();
    await user.click(button);
    expect(mail()?.getAttribute('href')).toBe('mailto:support@proffbank.example?subject=Plan%3A%20Basic');
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/sign-up');
    await user.click(button);
    expect(mail()).toBeNull();
  });

  it('need no sign-up of who is signed in', async () => {
    updateSession(amina);
    const { user } = await renderAt('/subscription', { mocks: [plansMock(plan('Basic', 99)), faqsMock] });
    await user.click(await screen.findByRole('button', { name: 'Get this plan: Basic' }));
    expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
    expect(screen.getByText(/amina@example.org/)).toBeTruthy();
  });

  it('that fail leave the questions, and come on Retry', async () => {
    const failing = { request: { query: PlansDocument }, error: new TypeError('Failed to fetch') };
    const { user } = await renderAt('/subscription', { mocks: [failing, plansMock(plan('Basic', 99)), faqsMock] });
    expect(await screen.findByText('Failed to load subscriptions')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'May I get a refund?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await cardOf('Basic')).toBeTruthy();
  });
});
