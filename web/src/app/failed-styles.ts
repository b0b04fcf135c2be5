/**
 * Loads a style sheet that failed once more when the connection is back. Vite asks for that of a chunk only once, so
 * the chunk would stay without.
 */
export function retryFailedStyles() {
  const retry = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    addEventListener('online', () => target.replaceWith(target.cloneNode()), { once: true });
  };
  addEventListener('error', retry, { capture: true });
}
