import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { BANGLA, DEFAULT_LANGUAGE } from 'schema/languages.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';
import type { LegalTextId } from '../../graphql.generated.ts';
import { LegalTextDocument } from './legal-text.generated.ts';
import { readLanguageBy } from '../../i18n/language.ts';
import { site } from '../../theme/site.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  readLanguageBy(() => DEFAULT_LANGUAGE);
  site.englishDecides = true;
});

/** The owner has written none of the texts but those that are given. */
async function open(address: string, own: Partial<Record<LegalTextId, string>> = {}) {
  const view = await renderAt(address, {
    mocks: (['TERMS', 'PRIVACY', 'REFUNDS'] as const).map((id) => ({
      request: { query: LegalTextDocument, variables: { id } },
      result: {
        data: {
          legalText: own[id] ? { __typename: 'LegalText', id, body: own[id], updatedAt: '2026-11-27T10:00:00Z' } : null,
        },
      },
      maxUsageCount: Infinity,
    })),
  });
  if (address !== '/search') await screen.findByRole('article');
  return view;
}

const page = () => screen.getByRole('article').textContent;

describe('the legal pages', () => {
  it.each([
    ['/term', 'Terms of use', ['Dhaka', 'law of Bangladesh', 'under 18', 'guardian', site.legalEmail]],
    ['/policy', 'Privacy policy', ['Argon2id', 'no analytics', site.email, 'guardian']],
    ['/cancelletion', 'Refund policy', ['48 hours', '7 to 14 working days', 'not refundable', 'by phone', site.phone]],
  ])('%s has its key terms', async (address, title, facts) => {
    await open(address);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    for (const fact of facts) expect(page()).toContain(fact);
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBeTruthy();
  });

  it('in another language say that the English text decides, unless the owner has it otherwise', async () => {
    await open('/term');
    expect(screen.queryByText(/Where the two texts differ/)).toBeNull();
    cleanup();

    // A build for browsers has the code of one language.
    vi.stubEnv('SSR', true);
    readLanguageBy(() => BANGLA);
    const { unmount } = await open('/term');
    expect(screen.getByRole('link', { name: 'English text' }).getAttribute('href')).toBe('/term');
    unmount();

    site.englishDecides = false;
    await open('/term');
    expect(screen.queryByRole('link', { name: 'English text' })).toBeNull();
  });

  it('the terms say when they were last updated', async () => {
    await open('/term');
    expect(screen.getByText('14 September 2025').getAttribute('datetime')).toBe('2025-09-14');
  });

  it('have contents with links to every part', async () => {
    const { user } = await open('/cancelletion');
    const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    const parts = within(screen.getByRole('article')).getAllByRole('heading', { level: 2 });
    expect(contents.map((link) => link.textContent)).toEqual(parts.map((part) => part.textContent));
    await user.click(screen.getByRole('link', { name: 'How to ask' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'How to ask' }));
  });

  it('show what the owner has written instead, with contents by its headings', async () => {
    const body = ['Fees', 'Access', 'Courts'].map((title) => `<h2>${title}</h2><p>${title} of ours.</p>`).join('');
    await open('/term', { TERMS: body });
    expect(page()).toContain('Fees of ours.');
    expect(page()).not.toContain('law of Bangladesh');
    expect(screen.getByText('Last updated 27 November 2026.')).toBeTruthy();
    const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(contents.map((link) => link.textContent)).toEqual(['Fees', 'Access', 'Courts']);
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toBeTruthy();
  });

  it('open at the part in the address', async () => {
    await open('/cancelletion#time');
    const part = screen.getByRole('heading', { level: 2, name: 'When the money arrives' });
    await waitFor(() => expect(document.activeElement).toBe(part));
  });

  it('are linked from every footer and from each other', async () => {
    const { user, address } = await open('/search');
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Refunds' }));
    expect(address()).toBe('/cancelletion');
    await user.click(
      within(await screen.findByRole('navigation', { name: 'Legal' })).getByRole('link', { name: 'Terms of use' }),
    );
    expect(address()).toBe('/term');
  });
});
