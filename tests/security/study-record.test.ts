import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { newAttemptId } from '../../api/src/testing/study.ts';
import { admin, FREE } from '../testkit/admin.ts';
import { openPage } from '../testkit/browser.ts';
import { sendQuery, queryData } from '../testkit/graphql.ts';
import { newPerson, type Person } from '../testkit/people.ts';
import { sessionOf } from '../testkit/session.ts';
import { openSite } from '../testkit/site.ts';

const CANARY = 'Canarynote';
const PLACE = '/board-question/DHK/_1/ANAT/canaryplace';
const LIST = '/board-question/DHK/_1/ANAT/2024';
const HOSTILE = `<img src=x onerror="globalThis.isRun=1"><script>globalThis.isRun=1</script>${CANARY}`;
const RECORD = `mutation ($attempts: [AttemptInput!]!) {
  recordAttempts(attempts: $attempts) { id outcome marks refused { code } } }`;
const NOTE = 'mutation ($id: ID!, $note: String!) { setNote(questionId: $id, note: $note, version: 0) { note } }';
const FLAG = 'mutation ($id: ID!) { setFlag(questionId: $id, flagged: true) { flagged } }';
const MIX = '{ mix: { prof: "_1", subjects: ["ANAT"], mtf: 0, sba: 2, saq: 0 } }';
const OWN = '{ edges { cursor node { id stem } } }';

const site = openSite({ both: { RATE_LIMIT_ADDRESS: '0', RATE_LIMIT_VIEWER: '0' } });
let victim: Person;
let attacker: Person;
let paying: Person;
let open: string;
let locked: string;
let attempt: { id: string; questionId: string; answer: object; answeredAt: string };
let paper: string;
let cursor: string;

const attemptOf = (questionId: string) => ({
  id: newAttemptId(),
  questionId,
  answer: { sba: 'A' },
  answeredAt: new Date().toISOString(),
});
const record = async (person: Person, ...attempts: object[]) => {
  type Results = { recordAttempts: { outcome: string | null; refused: { code: string } | null }[] };
  const options = { token: person.token, variables: { attempts } };
  return (await queryData<Results>(site.url, RECORD, options)).recordAttempts;
};
const placeOf = async (person: Person, place: number) => {
  const query = `{ boardSubject(board: "DHK", prof: "_1", subject: "ANAT") {
    yearQuestions(year: 2024, from: ${place}, to: ${place}) { questions { id ref type } } } }`;
  type Data = { boardSubject: { yearQuestions: { questions: { id: string; ref: string; type: string }[] } } };
  return (await queryData<Data>(site.url, query, { token: person.token })).boardSubject.yearQuestions.questions[0]!;
};

beforeAll(async () => {
  [victim, attacker, paying] = [
    await newPerson(site.url, 'Victim'),
    await newPerson(site.url, 'Attacker'),
    await newPerson(site.url, 'Paying'),
  ];
  await admin(site.stack, 'grant-plan', '--user', paying.userId, '--plan', 'term', '--duration', '6 months', ...FREE);
  open = (await placeOf(victim, 1)).id;
  locked = (await placeOf(paying, 25)).id;
  attempt = attemptOf(open);
  await record(victim, attempt);
  const { token } = victim;
  await queryData(site.url, NOTE, { token, variables: { id: open, note: HOSTILE } });
  await queryData(site.url, FLAG, { token, variables: { id: open } });
  await queryData(
    site.url,
    `mutation { leavePlace(path: "${PLACE}", title: "${CANARY}", place: 1, total: 2) { path } }`,
    { token },
  );
  const started = await queryData<{ startPaper: { id: string } }>(
    site.url,
    `mutation { startPaper(input: ${MIX}) { id } }`,
    { token },
  );
  paper = started.startPaper.id;
  type Log = { viewer: { study: { attempts: { edges: { cursor: string }[] } } } };
  const log = await queryData<Log>(site.url, '{ viewer { study { attempts { edges { cursor } } } } }', { token });
  cursor = log.viewer.study.attempts.edges[0]!.cursor;
});

describe('another’s record', () => {
  test('is in no answer, whatever id of theirs is named', async () => {
    const study = [
      `attempts(after: "${cursor}") { edges { node { id } } }`,
      'attempts { edges { node { id } } }',
      `records(questions: ["${open}"]) { attempts flagged note stats { answered } }`,
      ...['WRONG', 'FLAGGED', 'NOTED'].map((list) => `questions(list: ${list}, after: "${cursor}") ${OWN}`),
      ...['WRONG', 'FLAGGED', 'NOTED'].map((list) => `questions(list: ${list}) ${OWN}`),
      'notes { edges { node { questionId note } } }',
      'places { path title }',
      'papers { edges { node { id } } }',
      `paper(id: "${paper}") { id sections { items { number } } }`,
      'overview { questions attempts days { answered } }',
    ];
    const answersTo = ({ token }: Person) =>
      Promise.all(
        study.map(async (field) =>
          JSON.stringify(await sendQuery(site.url, `{ viewer { study { ${field} } } }`, { token })),
        ),
      );
    const secrets = [CANARY, attempt.id, PLACE, `"${paper}"`];
    const own = (await answersTo(victim)).join();
    expect(secrets.filter((secret) => !own.includes(secret))).toEqual([]);
    const texts = await answersTo(attacker);
    const paths = ['attempts', 'notes', 'places', `records?questions=${open}`, 'questions?list=NOTED', 'overview'];
    for (const path of paths) {
      for (const whose of ['', `user=${victim.id}`, `user_id=${victim.userId}`]) {
        const url = `${site.stack.rest}/study/${path}${path.includes('?') ? '&' : '?'}${whose}`;
        for (const headers of [{ authorization: `Bearer ${attacker.token}` }, {}]) {
          texts.push(await (await fetch(url, { headers })).text());
        }
      }
    }
    for (const secret of secrets) {
      expect(texts.filter((text) => text.includes(secret))).toEqual([]);
    }
    expect(texts.some((text) => text.includes('"attempts":0'))).toBe(true);
  });

  test('cannot be changed: an attempt’s id, a paper and a deletion are the reader’s own', async () => {
    expect(await record(attacker, attempt)).toMatchObject([{ outcome: null, refused: { code: 'CONFLICT' } }]);
    const ways = [
      `mutation { finishPaper(id: "${paper}") { id } }`,
      `mutation { answerPaper(id: "${paper}", answers: [{ number: 1, flagged: true }]) { id } }`,
      `mutation { deleteStudyRecord(confirm: "${victim.email}") }`,
    ];
    for (const query of ways) {
      expect((await sendQuery(site.url, query, { token: attacker.token })).errors, query).toHaveLength(1);
    }
    const { token } = victim;
    const query = '{ viewer { study { overview { attempts } papers { edges { node { id state } } } } } }';
    expect(await queryData(site.url, query, { token })).toEqual({
      viewer: { study: { overview: { attempts: 1 }, papers: { edges: [{ node: { id: paper, state: 'OPEN' } }] } } },
    });
  });
});

describe('attempts, flags and notes', () => {
  test('for locked, hidden and unknown questions are refused, and show nothing of them', async () => {
    const hidden = await placeOf(victim, 12);
    await admin(site.stack, 'hide-question', hidden.ref, '--reason', 'A test');
    const ids = [locked, hidden.id, '999999999'];
    const codes = ['PURCHASE_REQUIRED', 'NOT_FOUND', 'NOT_FOUND'];
    const results = await record(attacker, ...ids.map((id) => attemptOf(id)));
    expect(results.map(({ outcome, refused }) => [outcome, refused?.code])).toEqual(codes.map((code) => [null, code]));
    for (const [index, id] of ids.entries()) {
      for (const query of [NOTE, FLAG]) {
        const { errors } = await sendQuery(site.url, query, {
          token: attacker.token,
          variables: { id, ...(query === NOTE && { note: 'x' }) },
        });
        expect(errors).toMatchObject([{ extensions: { code: codes[index] } }]);
      }
    }
  });

  test('of a reader whose access has ended show no question past the first page, though they were answered', async () => {
    await record(paying, attemptOf(locked));
    for (const query of [NOTE, FLAG]) {
      await queryData(site.url, query, {
        token: paying.token,
        variables: { id: locked, ...(query === NOTE && { note: 'Mine' }) },
      });
    }
    const lists = ['WRONG', 'FLAGGED', 'NOTED'].map((list) => `${list}: questions(list: ${list}) ${OWN}`).join(' ');
    const read = async () =>
      JSON.stringify(await queryData(site.url, `{ viewer { study { ${lists} } } }`, { token: paying.token }));
    expect((await read()).split(`"id":"${locked}"`).length).toBeGreaterThan(2);
    await admin(site.stack, 'refund', '--user', paying.userId, '--plan', 'term');
    expect(await read()).not.toContain(`"id":"${locked}"`);
  });

  test('a note of 1 MB is refused, and one over the limit', async () => {
    for (const [length, code] of [
      [5001, 'BAD_USER_INPUT'],
      [1_000_000, undefined],
    ] as const) {
      const options = { token: attacker.token, variables: { id: open, note: 'n'.repeat(length) } };
      const { errors } = await sendQuery(site.url, NOTE, options);
      expect(errors).toHaveLength(1);
      if (code) expect(errors).toMatchObject([{ extensions: { code } }]);
    }
    const query = `{ viewer { study { records(questions: ["${open}"]) { note } } } }`;
    expect(await queryData(site.url, query, { token: attacker.token })).toEqual({
      viewer: { study: { records: [{ note: null }] } },
    });
  });
});

test('HTML in a note is text wherever it is shown', { tags: 'long' }, async () => {
  const storageState = await sessionOf(site.browser, site.url, victim.email);
  const { page, context, faults } = await openPage(site.browser, { baseURL: site.url, storageState });
  const isText = async (at: Page) => {
    await at.getByText(HOSTILE, { exact: false }).first().waitFor();
    expect(await at.locator('img[src="x"]').count()).toBe(0);
    expect(await at.evaluate(() => 'isRun' in globalThis)).toBe(false);
  };
  await page.goto('/record/noted');
  await isText(page);
  await page.getByRole('searchbox', { name: 'Search your notes' }).fill('onerror');
  await isText(page);
  await page.goto(LIST);
  await page.getByRole('article').first().getByRole('button', { name: 'Show answer' }).click();
  await isText(page);
  await page.getByRole('button', { name: /^Open your note/ }).click();
  expect(await page.getByRole('textbox', { name: 'Your note' }).inputValue()).toBe(HOSTILE);
  expect(await page.evaluate(() => 'isRun' in globalThis)).toBe(false);
  expect(faults).toEqual([]);
  await context.close();
});
