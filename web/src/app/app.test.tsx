import { render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { homeMock } from '../testing/home.ts';
import { boardMock, boardsMock } from '../testing/graph.ts';
import { renderAt } from '../testing/render-at.tsx';
import { AppTheme } from '../theme/AppTheme.tsx';
import { lazyPage, PageLoadError } from '../components/lazy-page.ts';
import { RootErrorBoundary } from './RootErrorBoundary.tsx';

const inBoundary = (Page: () => React.ReactNode) =>
  render(
    <AppTheme>
      <MemoryRouter>
        <RootErrorBoundary>
          <Suspense>
            <Page />
          </Suspense>
        </RootErrorBoundary>
      </MemoryRouter>
    </AppTheme>,
  );

describe('the layout', () => {
  it('has landmarks and a skip link', async () => {
    await renderAt('/', { mocks: [homeMock().mock, boardsMock()] });
    for (const role of ['banner', 'main', 'contentinfo']) expect(screen.getAllByRole(role)).not.toEqual([]);
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main');
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(navigation.getByRole('link', { current: 'page' }).textContent).toBe('Home');
    const bottom = within(screen.getByRole('navigation', { name: 'Quick links' }));
    expect(bottom.getByRole('link', { current: 'page' }).textContent).toBe('Home');
  });

  it('starts with headline and boards', async () => {
    await renderAt('/', { mocks: [homeMock().mock, boardsMock()] });
    const headline = 'Trusted Medical Solutions for Professionals and Students';
    expect(screen.getByRole('heading', { level: 1, name: headline })).toBeTruthy();
    expect(document.title).toBe('Home · ProffBank');
    expect((await screen.findByRole('link', { name: 'Dhaka' })).getAttribute('href')).toBe('/board-question/DHK');
  });

  it('has a menu on narrow screens, which Escape and navigation close', async () => {
    const { user } = await renderAt('/', { mocks: [homeMock().mock, boardsMock()] });
    const menu = screen.getByRole('button', { name: 'Menu' });
    const isOpen = () => menu.getAttribute('aria-expanded') === 'true';
    await user.click(menu);
    expect(isOpen()).toBe(true);
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    await user.click(menu);
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
    await user.click(navigation.getByRole('link', { name: 'Board questions' }));
    expect(isOpen()).toBe(false);
    expect(await screen.findByRole('heading', { level: 1, name: 'Board questions' })).toBe(document.activeElement);
  });
});

describe('the Back link', () => {
  it('goes back in the history after navigation inside the site', async () => {
    const mocks = [homeMock().mock, boardMock()];
    const { user, address } = await renderAt('/', { mocks });
    await user.click(await screen.findByRole('link', { name: 'Dhaka' }));
    await user.click(await screen.findByRole('link', { name: 'Back' }));
    expect(address()).toBe('/');
  });

  it('goes home from an address that has no page', async () => {
    const { user, address } = await renderAt('/nope/where', { mocks: [homeMock().mock, boardsMock()] });
    await user.click(await screen.findByRole('link', { name: 'Back' }));
    expect(address()).toBe('/');
  });

  it('goes to the parent page on a first visit', async () => {
    const { user, address } = await renderAt('/board-question/DHK', { mocks: [boardsMock(), boardMock()] });
    await user.click(await screen.findByRole('link', { name: 'Back' }));
    expect(address()).toBe('/board-question');
  });
});

describe('failures outside screens', () => {
  it('an unknown address says so, with a link home', async () => {
    await renderAt('/no/such/page');
    expect(screen.getByText('No data found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return home' }).getAttribute('href')).toBe('/');
  });

  it('code that fails to load offers a reload', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Page = lazyPage(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    await expect(Page.preload()).rejects.toThrow(PageLoadError);
    inBoundary(() => {
      throw new PageLoadError('x');
    });
    expect(screen.getByRole('alert').textContent).toContain('This page could not be loaded');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  });

  it('code that fails to load offline loads when the connection is back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { reload });
    inBoundary(() => {
      throw new PageLoadError('x');
    });
    expect(screen.getByRole('heading', { level: 1, name: 'You are offline' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('It opens by itself');
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('a bug shows no internals', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    inBoundary(() => {
      throw new Error('secret');
    });
    expect(screen.getByRole('alert').textContent).toContain('An unknown error occurred.');
    expect(document.body.textContent).not.toContain('secret');
  });
});
