import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';
import { HomeDocument } from './home.generated.ts';
import { homeMock, type HomeParts } from '../../testing/home.ts';

const atHome = (without: (keyof HomeParts)[] = [], parts: Partial<HomeParts> = {}) =>
  renderAt('/', { mocks: [homeMock(without, parts).mock] });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the hero', () => {
  it('shows headline, subtitle and two blurbs', async () => {
    await atHome();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Trusted Medical Solutions for Professionals and Students',
    );
    expect(
      screen.getByText('Empowering Healthcare Professionals and Students with Comprehensive, Reliable Resources.'),
    ).toBeTruthy();
    expect(screen.getAllByText('20+ topics to choose from')).toHaveLength(2);
    expect(document.title).toBe('Home · ProffBank');
  });

  it('searches for the trimmed input by button', async () => {
    const { user, address } = await atHome();
    await user.type(screen.getByPlaceholderText('Board, Question or Rx'), '  brachial & plexus ');
    await user.click(screen.getByRole('button', { name: 'search' }));
    expect(address()).toBe('/search?q=brachial+&+plexus');
  });

  it('searches on Enter', async () => {
    const { user, address } = await atHome();
    await user.type(screen.getByRole('searchbox'), 'shock{Enter}');
    expect(address()).toBe('/search?q=shock');
  });

  it('ignores blank input and takes 40 characters', async () => {
    const { user, address } = await atHome();
    const field = screen.getByRole('searchbox');
    await user.type(field, '   {Enter}');
    await user.click(screen.getByRole('button', { name: 'search' }));
    expect(address()).toBe('/');
    await user.clear(field);
    await user.type(field, 'a'.repeat(45));
    expect(field).toHaveProperty('value', 'a'.repeat(40));
  });

  it('loads the first banner eagerly and the others lazily', async () => {
    await atHome();
    const first = await screen.findByRole('img', { name: 'Banner one' });
    expect(['loading', 'width', 'height'].map((name) => first.getAttribute(name))).toEqual(['eager', '668', '668']);
    expect(screen.getByRole('img', { name: 'Banner two' }).getAttribute('loading')).toBe('lazy');
  });
});

describe('the sections', () => {
  it('are in order', async () => {
    await atHome();
    await screen.findByRole('link', { name: 'Dhaka' });
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(titles).toEqual([
      'Board questions',
      'Question sets',
      'RX Aid',
      'E-books',
      'Subscription plans',
      'Questions often asked',
    ]);
  });

  it('link to boards, sets and RX Aid', async () => {
    await atHome();
    const linkTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await linkTo('Dhaka')).toBe('/board-question/DHK');
    expect(await linkTo('3rd Proff')).toBe('/questions-set/_3');
    expect(await linkTo('Emergencies')).toBe('/internship/Emergencies');
    expect(await linkTo('All subjects')).toBe('/internship');
  });

  it('show five subjects of RX Aid', async () => {
    await atHome();
    await screen.findByRole('link', { name: 'Emergencies' });
    expect((await part('RX Aid')).getAllByRole('listitem')).toHaveLength(5);
  });

  it('are left out when empty', async () => {
    await atHome([], { ebooks: [], banners: [] });
    await screen.findByRole('link', { name: 'Dhaka' });
    expect(screen.queryByRole('heading', { name: 'E-books' })).toBeNull();
    expect(screen.queryByText(/Failed/)).toBeNull();
  });
});

describe('a part that failed', () => {
  it('shows its failure, leaves the rest, and loads on Retry', async () => {
    const { user } = await atHome(['plans']);
    const plans = await part('Subscription plans');
    expect(await plans.findByText('Failed to load subscriptions')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Dhaka' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Question 1?' })).toBeTruthy();
    await user.click(plans.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Tk 499')).toBeTruthy();
    expect(screen.queryByText('Failed to load subscriptions')).toBeNull();
  });

  it('loads when the connection is back', async () => {
    const { mock, onQuery } = homeMock(['boards', 'banners']);
    await renderAt('/', { mocks: [mock] });
    expect(await screen.findByText('Failed to load Board questions')).toBeTruthy();
    expect(screen.getByText('Failed to load the pictures')).toBeTruthy();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('link', { name: 'Dhaka' })).toBeTruthy();
    expect(onQuery).toHaveBeenCalledTimes(2);
  });

  it('is loaded again on return', async () => {
    const { user } = await atHome(['faqs']);
    expect(await screen.findByText('Failed to load Questions often asked')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Search' }));
    await user.click(screen.getByRole('link', { name: 'ProffBank' }));
    expect(await screen.findByRole('button', { name: 'Question 1?' })).toBeTruthy();
  });
});

it('a home page that failed to load keeps its hero', async () => {
  const failing = { request: { query: HomeDocument }, error: new TypeError('Failed to fetch') };
  const { user } = await renderAt('/', { mocks: [failing, homeMock().mock] });
  expect((await screen.findByRole('alert')).textContent).toContain('No response from server.');
  expect(screen.getByRole('searchbox')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Dhaka' })).toBeTruthy());
});
