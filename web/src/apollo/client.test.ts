import { gql } from '@apollo/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCache } from '../app/cache.ts';
import { createClient } from './client.ts';
import { errorCode, errorText } from './errors.ts';

const QUERY = gql`
  query Names {
    boards {
      code
      name
    }
  }
`;
const dhaka = { __typename: 'Board', code: 'DHK', name: 'Dhaka' };
const answer = (body: object) =>
  Response.json(body, { headers: { 'content-type': 'application/graphql-response+json' } });

const hanging = (signal: AbortSignal | null | undefined) =>
  new ReadableStream({
    start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
  });

const failing = (fetcher: typeof fetch) =>
  createClient({ uri: 'http://localhost/graphql', cache: createCache(), fetch: fetcher })
    .query({ query: QUERY })
    .catch((error: unknown) => error);

const list = (stem: string) => ({
  boardSubject: {
    __typename: 'BoardSubject',
    id: 'DHK_1-ANAT',
    yearQuestions: { __typename: 'QuestionPage', questions: [{ __typename: 'Question', id: stem, stem }] },
  },
});

afterEach(() => localStorage.clear());

describe('the Apollo client', () => {
  it('sends the current token, if any', async () => {
    const fetcher = vi.fn<typeof fetch>(async () => answer({ data: { boards: [dhaka] } }));
    const client = createClient({ uri: 'http://localhost/graphql', cache: createCache(), fetch: fetcher });
    const ask = () => client.query({ query: QUERY, fetchPolicy: 'network-only' });
    await ask();
    localStorage.setItem('authToken', 'abc');
    await ask();
    const authorizations = fetcher.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));
    expect(authorizations).toEqual([null, 'Bearer abc']);
    expect(fetcher.mock.calls[0]?.[1]?.method).toBe('POST');
  });

  it("starts from the server's state", () => {
    const cache = createCache();
    cache.writeQuery({ query: QUERY, data: { boards: [dhaka] } });
    const client = createClient({ uri: '/graphql', cache: createCache(), state: cache.extract() });
    expect(client.readQuery({ query: QUERY })).toEqual({ boards: [dhaka] });
  });

  it('times out when the body hangs', async () => {
    vi.useFakeTimers();
    const client = createClient({
      uri: 'http://localhost/graphql',
      cache: createCache(),
      fetch: async (_, init) => new Response(hanging(init?.signal)),
    });
    const query = client.query({ query: QUERY }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(errorText(await query)).toBe('Request timed out. Please try again later.');
  });

  it('distinguishes an unreachable server from an error', async () => {
    const unreachable = await failing(async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(errorText(unreachable)).toBe('No response from server. Please check your connection.');
    expect(errorCode(unreachable)).toBeUndefined();
    const unauthenticated = await failing(async () =>
      answer({ data: null, errors: [{ message: 'Locked', extensions: { code: 'PURCHASE_REQUIRED' } }] }),
    );
    expect([errorText(unauthenticated), errorCode(unauthenticated)]).toEqual(['Locked', 'PURCHASE_REQUIRED']);
  });
});

describe('an expired token', () => {
  const unauthenticated = { data: null, errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] };
  const MUTATION = gql`
    mutation Leave {
      logOut
    }
  `;

  function clientWhose(tokens: string[], isExpired: (token: string | null) => boolean) {
    const authorizations: (string | null)[] = [];
    const expired: string[] = [];
    const client = createClient({
      uri: 'http://localhost/graphql',
      cache: createCache(),
      getToken: () => tokens[0] ?? null,
      onExpiredToken: (token) => void (expired.push(token), tokens.shift()),
      fetch: async (_, init) => {
        const token = new Headers(init?.headers).get('authorization');
        authorizations.push(token);
        return answer(isExpired(token) ? unauthenticated : { data: { boards: [dhaka] } });
      },
    });
    return { client, authorizations, expired };
  }

  it('is reported, and the query repeated without it', async () => {
    const { client, authorizations, expired } = clientWhose(['old'], (token) => token !== null);
    expect((await client.query({ query: QUERY })).data).toEqual({ boards: [dhaka] });
    expect([authorizations, expired]).toEqual([['Bearer old', null], ['old']]);
  });

  it('is replaced by a newer one, once', async () => {
    const { client, authorizations, expired } = clientWhose(['old', 'new', 'newer'], () => true);
    expect(errorCode(await client.query({ query: QUERY }).catch((error: unknown) => error))).toBe('UNAUTHENTICATED');
    expect([authorizations, expired]).toEqual([['Bearer old', 'Bearer new'], ['old']]);
  });

  it('fails a mutation', async () => {
    const { client, authorizations, expired } = clientWhose(['old'], () => true);
    expect(errorCode(await client.mutate({ mutation: MUTATION }).catch((error: unknown) => error))).toBe(
      'UNAUTHENTICATED',
    );
    expect([authorizations, expired]).toEqual([['Bearer old'], ['old']]);
  });

  it('is not reported for a visitor', async () => {
    const { client, authorizations, expired } = clientWhose([], () => true);
    await client.query({ query: QUERY }).catch(() => {});
    expect([authorizations, expired]).toEqual([[null], []]);
  });
});

describe('the cache', () => {
  const LIST = gql`
    query List($page: Int!, $from: Int, $to: Int) {
      boardSubject(board: "DHK", prof: "_1", subject: "ANAT") {
        id
        yearQuestions(year: 2024, page: $page, from: $from, to: $to) {
          questions {
            id
            stem
          }
        }
      }
    }
  `;

  it('separates pages and ranges of a list', () => {
    const cache = createCache();
    const places = [{ page: 1 }, { page: 2 }, { page: 1, from: 5, to: 9 }];
    for (const variables of places) cache.writeQuery({ query: LIST, variables, data: list(JSON.stringify(variables)) });
    for (const variables of places) {
      expect(cache.readQuery({ query: LIST, variables })).toEqual(list(JSON.stringify(variables)));
    }
  });

  it('identifies a board by its code', () => {
    const cache = createCache();
    cache.writeQuery({ query: QUERY, data: { boards: [dhaka] } });
    const one = gql`
      {
        board(code: "DHK") {
          code
          name
        }
      }
    `;
    expect(cache.readQuery({ query: one })).toEqual({ board: dhaka });
  });

  it('merges the fields of a professional year from two queries', () => {
    const cache = createCache();
    const year = { __typename: 'ProfessionalYear', code: '_1', name: '1st Proff' };
    const subjects = [{ __typename: 'Subject', code: 'ANAT', name: 'Anatomy' }];
    const all = gql`
      {
        professionalYears {
          code
          name
          subjects {
            code
            name
          }
        }
      }
    `;
    const names = gql`
      {
        professionalYears {
          code
          name
        }
      }
    `;
    cache.writeQuery({ query: all, data: { professionalYears: [{ ...year, subjects }] } });
    cache.writeQuery({ query: names, data: { professionalYears: [year] } });
    expect(cache.readQuery({ query: all })).toEqual({ professionalYears: [{ ...year, subjects }] });
  });
});
