import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { BackLink } from './BackLink.tsx';

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <BackLink to={pathname === '/up' ? '/top' : '/up'} />
      <Link to="?q=x" replace>
        Replace
      </Link>
      <Link to="/inner">On</Link>
      <output>{pathname + search}</output>
    </>
  );
}

const open = (address: string) => {
  history.replaceState(null, '', address);
  render(
    <BrowserRouter useTransitions={false}>
      <Page />
    </BrowserRouter>,
  );
  return userEvent.setup();
};
const click = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('link', { name }));

afterEach(() => history.replaceState(null, '', '/'));

describe('the Back link in a browser', () => {
  it('goes up from the first page of a visit, even after a replace', async () => {
    const user = open('/search');
    await click(user, 'Replace');
    expect(screen.getByRole('status').textContent).toBe('/search?q=x');
    await click(user, 'Back');
    expect(screen.getByRole('status').textContent).toBe('/up');
  });

  it('goes further up from where it went up to, also after a visit to a page below', async () => {
    const user = open('/deep');
    await click(user, 'Back');
    expect(screen.getByRole('status').textContent).toBe('/up');
    await click(user, 'On');
    await click(user, 'Back');
    expect(await screen.findByText('/up')).toBeTruthy();
    await click(user, 'Back');
    expect(screen.getByRole('status').textContent).toBe('/top');
  });

  it('goes back from a later page', async () => {
    const user = open('/search');
    await click(user, 'On');
    await click(user, 'Replace');
    await click(user, 'Back');
    expect(await screen.findByText('/search')).toBeTruthy();
  });
});
