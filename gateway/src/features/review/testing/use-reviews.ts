import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startTestGateway, type Routes, type TestGateway } from '../../../testing/index.ts';
import { TOKEN, userRow } from '../../../testing/people.ts';

export const viewerOf = (fields: string) => `{ viewer { study { ${fields} } } }`;
export const offered = (features: object) => ({ '/capabilities': { capabilities: { study: true, ...features } } });

/** A gateway for a file of tests, in front of a server with reviews, and what a signed-in reader asks of it. */
export function useReviews() {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  beforeEach(() => gateway.stub.reset({ ...offered({ review: true }), '/users': { data: userRow() } }));
  afterAll(() => gateway.close());

  const token = TOKEN;
  return {
    graphql: (query: string) => gateway.graphql(query, {}, { token }),
    dataOf: (query: string, variables = {}) => gateway.dataOf(query, variables, { token }),
    errorOf: (query: string, variables = {}) => gateway.errorOf(query, variables, { token }),
    studyOf: async (fields: string) => (await gateway.dataOf(viewerOf(fields), {}, { token })).viewer.study,
    visitor: {
      dataOf: (query: string) => gateway.dataOf(query),
      errorOf: (query: string, variables: Record<string, unknown>) => gateway.errorOf(query, variables),
    },
    answerWith: (routes: Routes) => gateway.stub.change(routes),
    calls: () => gateway.stub.calls.filter(({ path }) => path.startsWith('/study')),
    paths: () => gateway.callsMade(),
    countLeftOut: async (call: string, field: string): Promise<number> => {
      const text = await (await fetch(`${gateway.url}/metrics`)).text();
      const line = text.split('\n').find((one) => one.includes(`call="${call}",field="${field}"`));
      return Number(line?.split(' ').at(-1) ?? 0);
    },
  };
}
