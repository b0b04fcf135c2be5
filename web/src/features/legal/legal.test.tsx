import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';
import { site } from '../../theme/site.ts';

const page = () => screen.getByRole('article').textContent;

describe('the legal pages', () => {
  it.each([
    ['/term', 'Terms of use', ['Dhaka', 'law of Bangladesh', 'under 18', 'guardian', site.legalEmail]],
    ['/policy', 'Privacy policy', ['Argon2id', 'no analytics', site.email, 'guardian']],
    ['/cancelletion', 'Refund policy', ['48 hours', '7 to 14 working days', 'not refundable', 'by phone', site.phone]],
  ])('%s has its key terms', async (address, title, facts) => {
    await renderAt(address);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    for (const fact of facts) expect(page()).toContain(fact);
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBeTruthy();
  });

  it('the terms say when they were last updated', async () => {
    await renderAt('/term');
    expect(screen.getByText('14 September 2025').getAttribute('datetime')).toBe('2025-09-14');
  });

  it('have contents with links to every part', async () => {
    const { user } = await renderAt('/cancelletion');
    const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    const parts = within(screen.getByRole('article')).getAllByRole('heading', { level: 2 });
    expect(contents.map((link) => link.textContent)).toEqual(parts.map((part) => part.textContent));
    await user.click(screen.getByRole('link', { name: 'How to ask' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'How to ask' }));
  });

  it('open at the part in the address', async () => {
    await renderAt('/cancelletion#time');
    const part = screen.getByRole('heading', { level: 2, name: 'When the money arrives' });
    await waitFor(() => expect(document.activeElement).toBe(part));
  });

  it('are linked from every footer and from each other', async () => {
    const { user, address } = await renderAt('/search');
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Refunds' }));
    expect(address()).toBe('/cancelletion');
    await user.click(
      within(screen.getByRole('navigation', { name: 'Legal' })).getByRole('link', { name: 'Terms of use' }),
    );
    expect(address()).toBe('/term');
  });
});
