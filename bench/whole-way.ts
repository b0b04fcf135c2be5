import { ok } from 'node:assert/strict';
import { join } from 'node:path';
import { ROOT } from '../scripts/programs.ts';
import { checkOutBaseline } from './baseline.ts';
import { p99AtRate, sideBySide, type Figure, type Target } from './measure.ts';
import type { Section } from './report.ts';
import { TERMS } from './search-words.ts';

const YEAR = { board: 'DHK', prof: '_1', subject: 'ANAT', year: 2024 };
const PAGE = `query YearQuestions($page: Int!) {
  boardSubject(board: "${YEAR.board}", prof: "${YEAR.prof}", subject: "${YEAR.subject}") {
    yearQuestions(year: ${YEAR.year}, page: $page) {
      pagination { page total tabs { page label locked } }
      questions {
        id ref type stem options { key text correct reason } parts { label text marks points }
        explanation takeAway references topic appearances { board year sitting }
      }
    }
  }
}`;
const SEARCH = 'query Search($text: String!) { search(text: $text) { topicName links { name link } } }';
const HOME = '{ home { banners { id } faqs { id question } internshipSubjects { id name } } }';
/** The sample content was corrected since the first version. */
const MIN_SHARE = 0.9;
const HUNDRED_TERMS = [...new Set(TERMS)].slice(0, 100);

const pageBody = (page: number) => JSON.stringify({ query: PAGE, variables: { page } });
const CASES: { name: string; mark?: number; bodies: string[]; asReader?: true; connections?: number }[] = [
  { name: 'a visitor’s question page', mark: 20, bodies: [pageBody(1)] },
  { name: 'page 1 for a reader with access', bodies: [pageBody(1)], asReader: true },
  { name: 'page 2 for a reader with access', mark: 5, bodies: [pageBody(2)], asReader: true },
  {
    name: '100 search terms again and again',
    mark: 10,
    // The api queues no more searches of one client.
    connections: 8,
    bodies: HUNDRED_TERMS.map((text) => JSON.stringify({ query: SEARCH, variables: { text } })),
  },
  { name: 'home', bodies: [JSON.stringify({ query: HOME })] },
];

/** The stack as `pnpm start` has it, and a reader who may open every page. */
async function openStack(version: string, root: string) {
  const testkit = (file: string) => join(root, 'tests/testkit', file);
  const { startStack } = (await import(testkit('stack.ts'))) as typeof import('../tests/testkit/stack.ts');
  const { admin, FREE } = (await import(testkit('admin.ts'))) as typeof import('../tests/testkit/admin.ts');
  const stack = await startStack({ gateway: { RATE_LIMIT_ADDRESS: '0', RATE_LIMIT_VIEWER: '0' } });
  const reader = await signUp(`${stack.url}/graphql`);
  await admin(stack, 'grant-plan', '--user', reader.userId, '--plan', 'term', '--duration', '6 months', ...FREE);
  return {
    stop: stack.stop,
    targets: CASES.map(({ name, bodies, asReader }): Target => ({
      name: `${name}, ${version}`,
      url: `${stack.url}/graphql`,
      bodies,
      ...(asReader && { headers: { authorization: `Bearer ${reader.token}` } }),
    })),
  };
}

async function signUp(url: string) {
  const account = { email: 'nusrat@example.com', password: 'secret-1' };
  const input = { name: 'Nusrat', confirmPassword: account.password, ...account };
  const mutation = (query: string, variables: object) =>
    dataOf(url, JSON.stringify({ query: `mutation ${query}`, variables }));
  await mutation('($input: SignUpInput!) { signUp(input: $input) { userId } }', { input });
  const { logIn } = (await mutation(
    '($email: String!, $password: String!) { logIn(email: $email, password: $password) { token user { userId } } }',
    account,
  )) as { logIn: { token: string; user: { userId: string } } };
  return { token: logIn.token, userId: logIn.user.userId };
}

async function dataOf(url: string, body: string, headers: Target['headers'] = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const { data, errors } = (await response.json()) as { data: unknown; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Characters of the responses to all bodies. Throws if one has an error. */
async function sizeOf({ url, bodies = [], headers }: Target): Promise<number> {
  let size = 0;
  for (const body of bodies) size += JSON.stringify(await dataOf(url, body, headers)).length;
  return size;
}

/** G7 and G8: what students use, through gateway and api, beside the version before its caches. */
export async function benchWholeWay(): Promise<Section> {
  const baseline = checkOutBaseline();
  if (!baseline) console.warn('The commit of the baseline is not in this clone: measured without it.');
  await using resources = new AsyncDisposableStack();
  if (baseline) resources.defer(async () => baseline.remove());
  const now = await openStack('now', ROOT);
  resources.defer(now.stop);
  const before = baseline && (await openStack('before', baseline.folder));
  if (before) resources.defer(before.stop);

  const rows = [];
  const perSecond: number[] = [];
  for (const [index, { name, mark, connections }] of CASES.entries()) {
    const targets = [now, before].flatMap((stack) => stack?.targets[index] ?? []);
    // A version that answers less would win.
    const [size = 0, sizeBefore = 0] = await Promise.all(targets.map(sizeOf));
    ok(size > MIN_SHARE * sizeBefore, `${name}: ${size} characters, ${sizeBefore} before`);
    const [figure, last] = (await sideBySide(targets, connections)) as [Figure, Figure?];
    perSecond.push(figure.perSecond);
    const p99Ms = await p99AtRate(targets[0]!, figure.perSecond / 2, connections);
    rows.push([
      name,
      last ? Math.round(last.perSecond) : '',
      Math.round(figure.perSecond),
      last ? `${(figure.perSecond / last.perSecond).toFixed(1)} x` : '',
      mark ? `${mark} x` : '',
      figure.p50Ms,
      figure.p99Ms,
      p99Ms,
    ]);
  }
  return {
    title: 'The whole way, as students use it (G7, G8)',
    head: ['', 'before, a second', 'now, a second', 'ratio', 'mark', 'p50 ms', 'p99 ms', 'p99 ms at half the load'],
    rows,
    notes: [
      `Gateway and api as \`pnpm start\` runs them, on the embedded database, without rate limits; 32 connections, 8 for searches; medians of interleaved rounds. ${baseline ? `Before is commit ${baseline.commit}` : 'The commit of the baseline was not in this clone'}; its responses were seen to be no longer than those of now, but for corrections of the sample content. The mark for p99 at half the load is 50 ms.`,
      `Page 1 is answered ${(perSecond[1]! / perSecond[0]!).toFixed(2)} times as often to a reader with access as to a visitor; the mark is 0.4. The upstream says what the reader may do every ten seconds; it checks the token on each request of page 2.`,
    ],
  };
}
