import { ApolloLink } from '@apollo/client/link';
import { of, switchMap } from 'rxjs';
import { store, stored } from '../components/storage.ts';

/** The key that the specification keeps the token under. */
const TOKEN_KEY = 'authToken';

/** The reader's token, or null where there is none. */
export const storedToken = () => stored('localStorage', TOKEN_KEY);

export const storeToken = (token: string | null) => store('localStorage', TOKEN_KEY, token);

type Options = {
  /** Read anew for each call. */
  getToken: () => string | null;
  /** Told of a token that has expired or ended: it is to be forgotten. */
  onRefused: (token: string) => void;
};

const isRefusal = ({ errors }: ApolloLink.Result) =>
  errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED') ?? false;

/**
 * Sends the token as a bearer header. What a token that has ended was sent with is asked once more without it: an
 * old session keeps nobody from what every visitor may read.
 */
export const createAuthLink = ({ getToken, onRefused }: Options) =>
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
        if (!isRefusal(result)) return of(result);
        onRefused(token);
        // A mutation is the signed-in user's own.
        return operation.operationType === 'query' ? send(getToken()) : of(result);
      }),
    );
  });
