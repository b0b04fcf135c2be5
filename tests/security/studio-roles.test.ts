import { readdirSync, readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SDL_FOLDER } from 'schema/graph.ts';
import { queryData, sendQuery } from '../testkit/graphql.ts';
import { signUpWithRoles } from '../testkit/roles.ts';
import { startStack, type Stack } from '../testkit/stack.ts';
import { ROLE_MATRIX, ROLES, type Role } from '../../gateway/src/testing/role-matrix.ts';

const ROWS = ROLE_MATRIX.flatMap(({ roleRows }) => Object.values(roleRows).flat());

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

/** The fields of the studio, and those that the features with rows add to the graph's own types. */
function fieldsOf(file: string): string[] {
  const hasRows = ROLE_MATRIX.some(({ folder }) => file === `${folder}.graphql`);
  const types = hasRows ? /^(Query|Mutation|User|Studio)$/ : /^Studio$/;
  return parse(readFileSync(new URL(file, SDL_FOLDER), 'utf8')).definitions.flatMap((definition) => {
    const { kind } = definition;
    if (kind !== Kind.OBJECT_TYPE_EXTENSION && kind !== Kind.OBJECT_TYPE_DEFINITION) return [];
    const type = definition.name.value;
    return types.test(type) ? (definition.fields ?? []).map(({ name }) => `${type}.${name.value}`) : [];
  });
}

test('every field of the studio has rows in the testing/role-rows.ts of its feature', () => {
  const files = readdirSync(SDL_FOLDER).filter((file) => file.endsWith('.graphql'));
  const inMatrix = ROLE_MATRIX.flatMap(({ roleRows }) => Object.keys(roleRows));
  expect(inMatrix.toSorted()).toEqual(files.flatMap(fieldsOf).toSorted());
});

describe.each(ROLES)('a %s', (role) => {
  test.each(ROWS)('gets what the role may have: $query', async ({ query, outcomes }) => {
    expect(await outcomeOf(query, tokenOf(role))).toBe(outcomes[role]);
  });
});

test('a forged token opens nothing', async () => {
  const forged = `${tokens.administrator.split('.').slice(0, 2).join('.')}.${'A'.repeat(43)}`;
  for (const { query } of ROWS) expect(await outcomeOf(query, { token: forged })).toBe('UNAUTHENTICATED');
});

test('a role that is taken away is gone with the next call, and the last owner stays', async () => {
  const people = '{ studio { people { userId name role } } }';
  type People = { studio: { people: { userId: string; name: string; role: string }[] } };
  const { studio } = await queryData<People>(stack.url, people, { token: tokens.administrator });
  expect(studio.people.map(({ name, role }) => [name, role])).toEqual([
    ['Administrator', 'OWNER'],
    ['Author', 'AUTHOR'],
    ['Reviewer', 'REVIEWER'],
  ]);
  const [administrator, author] = studio.people;
  const take = (userId: string) => `mutation { setRole(userId: "${userId}", role: READER) { role } }`;
  expect(await outcomeOf(take(author!.userId), { token: tokens.administrator })).toBe('ok');
  expect(await outcomeOf('{ studio { questions { total } } }', { token: tokens.author })).toBe('FORBIDDEN');
  expect(await outcomeOf(take(administrator!.userId), { token: tokens.administrator })).toBe('CONFLICT');
});
