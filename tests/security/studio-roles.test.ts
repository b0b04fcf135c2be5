import { readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SDL_FOLDER } from 'schema/files.ts';
import { queryData, sendQuery } from '../testkit/graphql.ts';
import { signUpWithRoles } from '../testkit/roles.ts';
import { startStack, type Stack } from '../testkit/stack.ts';

const ROLES = ['visitor', 'reader', 'author', 'reviewer', 'administrator'] as const;
type Role = (typeof ROLES)[number];
type Outcome = 'ok' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND';
type Row = { query: string; outcomes: Record<Role, Outcome> };

const INPUT = '{ type: SBA, prof: "_1", subject: "ANAT" }';
const NOT_THERE = 'id: "999999", version: 1';
// Past the role, a change of what is not there finds nothing.
const least = (role: Role, past: Outcome): Record<Role, Outcome> => {
  const outcomeOf = (one: Role): Outcome => {
    if (one === 'visitor') return 'UNAUTHENTICATED';
    return ROLES.indexOf(one) >= ROLES.indexOf(role) ? past : 'FORBIDDEN';
  };
  return Object.fromEntries(ROLES.map((one) => [one, outcomeOf(one)])) as Record<Role, Outcome>;
};
const read = (field: string, role: Role): Row => ({ query: `{ studio { ${field} } }`, outcomes: least(role, 'ok') });
const change = (field: string, role: Role, past: Outcome = 'NOT_FOUND'): Row => ({
  query: `mutation { ${field} }`,
  outcomes: least(role, past),
});

/** Every field of schema/studio.graphql and schema/reports.graphql that calls the api, and what each role gets. */
const MATRIX: Record<string, Row[]> = {
  'Query.studio': [],
  'Studio.questions': [read('questions { total }', 'author')],
  'Studio.question': [read('question(id: "999999") { id }', 'author')],
  'Studio.suspects': [read('suspects { total }', 'reviewer')],
  'Studio.reports': [read('reports { total }', 'reviewer')],
  'Studio.people': [read('people { userId email }', 'administrator')],
  'User.role': [{ query: '{ viewer { role } }', outcomes: { ...least('reader', 'ok'), visitor: 'ok' } }],
  'User.reports': [
    { query: '{ viewer { reports { total } } }', outcomes: { ...least('reader', 'ok'), visitor: 'ok' } },
  ],
  'Mutation.saveQuestion': [
    change(`saveQuestion(question: ${INPUT}) { id }`, 'author', 'ok'),
    change(`saveQuestion(${NOT_THERE}, question: ${INPUT}) { id }`, 'author'),
  ],
  'Mutation.submitQuestion': [change(`submitQuestion(${NOT_THERE}) { id }`, 'author')],
  'Mutation.undoQuestion': [change(`undoQuestion(${NOT_THERE}) { id }`, 'author')],
  'Mutation.approveQuestion': [change(`approveQuestion(${NOT_THERE}) { id }`, 'reviewer')],
  'Mutation.returnQuestion': [change(`returnQuestion(${NOT_THERE}, comment: "No") { id }`, 'reviewer')],
  'Mutation.retireQuestion': [change(`retireQuestion(${NOT_THERE}, comment: "No") { id }`, 'reviewer')],
  'Mutation.answerReport': [change('answerReport(id: "999999", accept: true, answer: "Yes") { id }', 'reviewer')],
  'Mutation.setRole': [change('setRole(userId: "nobody", role: ADMIN) { role }', 'administrator')],
  'Mutation.reportQuestion': [change('reportQuestion(questionId: "1", kind: TYPO) { id }', 'reader', 'ok')],
};

let stack: Stack;
let tokens: Record<Exclude<Role, 'visitor'>, string>;
beforeAll(async () => {
  stack = await startStack();
  tokens = await signUpWithRoles(stack.url, stack);
});
afterAll(() => stack.stop());

const tokenOf = (role: Role) => (role === 'visitor' ? {} : { token: tokens[role] });
async function outcomeOf(query: string, options: { token?: string }): Promise<string> {
  const { errors = [] } = await sendQuery(stack.url, query, options);
  return errors.length === 0 ? 'ok' : errors.map(({ extensions }) => extensions.code).join();
}

test('the matrix has every field that the studio and reports add to the graph', () => {
  const documents = ['studio', 'reports'].map((name) =>
    parse(readFileSync(new URL(`${name}.graphql`, SDL_FOLDER), 'utf8')),
  );
  const fields = documents.flatMap(({ definitions }) =>
    definitions.flatMap((definition) =>
      (definition.kind === Kind.OBJECT_TYPE_EXTENSION && /^(Query|Mutation|User)$/.test(definition.name.value)) ||
      (definition.kind === Kind.OBJECT_TYPE_DEFINITION && definition.name.value === 'Studio')
        ? (definition.fields ?? []).map(({ name }) => `${definition.name.value}.${name.value}`)
        : [],
    ),
  );
  expect(Object.keys(MATRIX).toSorted()).toEqual(fields.toSorted());
});

describe.each(ROLES)('a %s', (role) => {
  test.each(Object.values(MATRIX).flat())('gets what the role may have: $query', async ({ query, outcomes }) => {
    expect(await outcomeOf(query, tokenOf(role))).toBe(outcomes[role]);
  });
});

test('a forged token opens nothing', async () => {
  const forged = `${tokens.administrator.split('.').slice(0, 2).join('.')}.${'A'.repeat(43)}`;
  for (const { query } of Object.values(MATRIX).flat())
    expect(await outcomeOf(query, { token: forged })).toBe('UNAUTHENTICATED');
});

test('a role that is taken away is gone with the next call, and the last administrator stays', async () => {
  const people = '{ studio { people { userId name role } } }';
  type People = { studio: { people: { userId: string; name: string; role: string }[] } };
  const { studio } = await queryData<People>(stack.url, people, { token: tokens.administrator });
  expect(studio.people.map(({ name, role }) => [name, role])).toEqual([
    ['Administrator', 'ADMIN'],
    ['Author', 'AUTHOR'],
    ['Reviewer', 'REVIEWER'],
  ]);
  const [administrator, author] = studio.people;
  const take = (userId: string) => `mutation { setRole(userId: "${userId}", role: READER) { role } }`;
  expect(await outcomeOf(take(author!.userId), { token: tokens.administrator })).toBe('ok');
  expect(await outcomeOf('{ studio { questions { total } } }', { token: tokens.author })).toBe('FORBIDDEN');
  expect(await outcomeOf(take(administrator!.userId), { token: tokens.administrator })).toBe('CONFLICT');
});
