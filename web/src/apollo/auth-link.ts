import { ApolloLink } from '@apollo/client/link';
import { of, switchMap } from 'rxjs';
import { store, readStored } from '../components/storage.ts';

const TOKEN_KEY = 'authToken';

export const storedToken = () => readStored('localStorage', TOKEN_KEY);

export const storeToken = (token: string | null) => store('localStorage', TOKEN_KEY, token);

type Options = {
  getToken: () => string | null;
  onExpiredToken: (token: string) => void;
};

const isUnauthenticated = ({ errors }: ApolloLink.Result) =>
  errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED') ?? false;

/** Sends the token as a bearer header. A query whose token has expired is repeated without it, as a visitor's. */
export const createAuthLink = ({ getToken, onExpiredToken }: Options) =>
  new ApolloLink((operation, forward) => {
    const { headers } = operation.getContext();
    const send = (token: string | null) => {
      operation.setContext({ headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) } });
      return forward(operation);
    };
    const token = getToken();
    if (!token) return send(null);
    return send(token).pipe(
      switchMap((result) => {
        if (!isUnauthenticated(result)) return of(result);
        onExpiredToken(token);
        // Without its user a mutation means nothing.
        return operation.operationType === 'query' ? send(getToken()) : of(result);
      }),
    );
  });
