import { ApolloLink } from '@apollo/client/link';

/** The key that the specification keeps the token under. */
const TOKEN_KEY = 'authToken';

/** The reader's token, or null where there is none or no storage: on a server, or where the reader forbids it. */
export function storedToken(): string | null {
  try {
    return globalThis.localStorage?.getItem(TOKEN_KEY) ?? null;
  } catch {
    return null;
  }
}

/** Sends the token, read anew for each call, as a bearer header. */
export const createAuthLink = (getToken: () => string | null) =>
  new ApolloLink((operation, forward) => {
    const token = getToken();
    if (token) {
      const { headers } = operation.getContext();
      operation.setContext({ headers: { ...headers, authorization: `Bearer ${token}` } });
    }
    return forward(operation);
  });
