import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { storedToken } from '../apollo/auth-link.ts';
import { STATE_ID } from './restored-state.ts';

/** Takes over a page that a server has rendered: last in the page, it comes to life after it. */
export function Arrival() {
  const client = useApolloClient();
  useEffect(() => {
    const block = document.getElementById(STATE_ID);
    if (!block) return;
    block.remove();
    void tellOfTyped();
    // The server's is the visitors' view: a reader with a token is given their own in its place.
    if (!storedToken()) return;
    for (const { query, variables } of client.getObservableQueries()) {
      client.query({ query, variables, fetchPolicy: 'network-only' }).catch(() => client.cache.reset());
    }
  }, [client]);
  return null;
}

/** What was typed and ticked before the page came to life is told to it; React left it standing, but does not know. */
async function tellOfTyped() {
  const inputs = document.querySelectorAll<HTMLInputElement>('input:not([type=email],[type=number])');
  const touched = [...inputs]
    .map((input) => ({ input, value: input.value, ticked: input.checked && !input.defaultChecked }))
    .filter(({ input, value, ticked }) => ticked || value !== input.defaultValue);
  for (const { input, value, ticked } of touched) {
    // React compares with what it was last set to.
    if (ticked) {
      input.checked = false;
      input.click();
    } else {
      input.value = '';
      input.setRangeText(value, 0, 0, 'end');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    // One is heard before the next is told: a form may keep all of its fields as one.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
