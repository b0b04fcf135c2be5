import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { storedToken } from '../apollo/auth-link.ts';
import { serverText } from '../apollo/errors.ts';
import { replayEarlyTaps } from './early-taps.ts';
import { HYDRATED, STATE_ID } from './restored-state.ts';

/** Takes over a server-rendered page. It is the page's last element, so it hydrates last. */
export function Arrival() {
  const client = useApolloClient();
  useEffect(() => {
    const block = document.getElementById(STATE_ID);
    if (!block) return;
    block.remove();
    dispatchEvent(new Event(HYDRATED));
    void replayInput().then(replayEarlyTaps);
    // The server rendered a visitor's view.
    if (!storedToken()) return;
    for (const { query, variables } of client.getObservableQueries()) {
      const refresh = () =>
        client.query({ query, variables, fetchPolicy: 'network-only' }).catch((error: unknown) => {
          if (serverText(error) !== undefined) void client.cache.reset();
          // Offline, a visitor's view is better than none.
          else addEventListener('online', refresh, { once: true });
        });
      void refresh();
    }
  }, [client]);
  return null;
}

/** Replays what the reader typed and ticked before hydration: React keeps it but fires no events. */
async function replayInput() {
  const inputs = document.querySelectorAll<HTMLInputElement>('input:not([type=email],[type=number])');
  const changed = [...inputs]
    .map((input) => ({ input, value: input.value, isBox: /^(checkbox|radio)$/.test(input.type) }))
    .filter(({ input, value, isBox }) =>
      // Of radios, the one that was chosen takes the other back.
      isBox
        ? input.checked !== input.defaultChecked && (input.checked || input.type === 'checkbox')
        : value !== input.defaultValue,
    );
  for (const { input, value, isBox } of changed) {
    // React ignores an event that leaves the value as it last set it.
    if (isBox) {
      input.checked = !input.checked;
      input.click();
    } else {
      input.value = '';
      input.setRangeText(value, 0, 0, 'end');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    // One render per field: a form may keep all fields in one state.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
