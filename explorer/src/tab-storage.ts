const HISTORY = /:(queries|favorites)$/;

/**
 * Where GraphiQL keeps tabs and history: for as long as the browser tab is open, so that no password out of a mutation's
 * variables stays behind. Its history would keep the headers, and with them tokens, too. Null where storage is forbidden.
 */
export function tabStorage(): Storage | null {
  try {
    const { sessionStorage } = globalThis;
    return {
      get length() {
        return sessionStorage.length;
      },
      key: (index) => sessionStorage.key(index),
      getItem: (name) => sessionStorage.getItem(name),
      setItem: (name, value) => sessionStorage.setItem(name, HISTORY.test(name) ? withoutHeaders(value) : value),
      removeItem: (name) => sessionStorage.removeItem(name),
      clear: () => sessionStorage.clear(),
    };
  } catch {
    return null;
  }
}

const withoutHeaders = (json: string) =>
  JSON.stringify(JSON.parse(json), (name, value: unknown) => (name === 'headers' ? undefined : value));
