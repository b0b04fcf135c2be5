import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, by, startTestGateway, tokenOf, type TestGateway } from '../../testing/index.ts';
import { ofAnatomy, pageRow, YEAR_CALL } from '../../testing/rows.ts';
import { OWN_CALL, rahima, TOKEN, UPDATE, USER, userRow } from '../../testing/people.ts';

const VIEWER = `{ viewer ${USER} }`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => {
  gateway.stub.reset({ 'GET /users': { data: userRow() }, [YEAR_CALL]: pageRow() });
});
afterAll(() => gateway.close());

describe('viewer', () => {
  test('is the user of the token', async () => {
    expect(await gateway.dataOf(VIEWER, {}, { token: TOKEN })).toEqual({ viewer: rahima });
    expect(gateway.callsMade()).toEqual([OWN_CALL]);
    expect(gateway.stub.calls[0]!.headers.authorization).toBe(`Bearer ${TOKEN}`);
  });

  test('is null for a visitor, without an upstream call', async () => {
    expect(await gateway.dataOf(VIEWER)).toEqual({ viewer: null });
    expect(gateway.callsMade()).toEqual([]);
  });

  test.each([
    ['expired or ended', TOKEN, answer(401, { message: 'Unauthorized: Please log in.' })],
    ['of a user who is gone', TOKEN, answer(404, { message: 'No such user.' })],
    ['of nobody', tokenOf({ iss: '7' }), undefined],
    ['of a path', tokenOf({ user_id: '../7' }), undefined],
    ['no token at all', 'abc', undefined],
  ])('is UNAUTHENTICATED for a token that is %s', async (_what, token, route) => {
    gateway.stub.reset({ 'GET /users': route });
    const { body } = await gateway.graphql(VIEWER, {}, { token });
    expect(body).toMatchObject({
      data: { viewer: null },
      errors: [{ message: 'Unauthorized: Please log in.', path: ['viewer'], extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect(gateway.callsMade()).toHaveLength(route ? 1 : 0);
  });

  test('a failing upstream signs nobody out', async () => {
    gateway.stub.reset({ 'GET /users': answer(503, {}) });
    expect((await gateway.errorOf(VIEWER, {}, { token: TOKEN })).extensions?.code).toBe('UPSTREAM_UNAVAILABLE');
  });

  test('shares one call with the check of the reader’s access', async () => {
    const query = `{ a: viewer { id } b: viewer { hasFullAccess }
      ${ofAnatomy('yearQuestions(year: 2024) { pagination { tabs { locked } } }').replace('query Subject {', '')}`;
    const data = await gateway.dataOf(query, {}, { token: TOKEN });
    expect(data).toMatchObject({ a: { id: '7' }, b: { hasFullAccess: false } });
    expect(data.boardSubject.yearQuestions.pagination.tabs).toMatchObject([{}, { locked: true }, { locked: true }]);
    expect(gateway.callsMade().filter((call) => call.startsWith('/users'))).toEqual([OWN_CALL]);
  });

  const PLANS = '{ viewer { plans { id name duration opens startsAt endsAt } } }';
  const held = {
    _id: 12,
    subscription_id: 'term',
    name: 'Term',
    duration: '6 months',
    opens: ['Every page'],
    starts_at: '2026-11-12T04:00:00.000Z',
    ends_at: null,
  };
  const shown = {
    id: '12',
    name: 'Term',
    duration: '6 months',
    opens: ['Every page'],
    startsAt: '2026-11-12T04:00:00.000Z',
    endsAt: null,
  };
  test.each([
    ['those that the record has', [held], [shown]],
    [
      'a bare one with what it says',
      [{ _id: '1', name: 'Old' }],
      [{ ...shown, id: '1', name: 'Old', duration: null, opens: [], startsAt: null }],
    ],
    ['all but one that cannot be read', [{ _id: '1' }, { ...held, ends_at: 'soon' }, held], [shown]],
    ['none', [], []],
    ['null where the record says nothing', undefined, null],
    ['null where it says something else', 'Term', null],
  ])('the plans are %s', async (_what, plans, expected) => {
    gateway.stub.reset({ 'GET /users': { data: userRow({ plans }) } });
    expect(await gateway.dataOf(PLANS, {}, { token: TOKEN })).toEqual({ viewer: { plans: expected } });
  });

  test('password, code and version are never returned, whatever the upstream sends', async () => {
    const secrets = { password: '$argon2id$CANARY1', otp: 'CANARY2', __v: 'CANARY3', withdrawal: { n: 'CANARY4' } };
    gateway.stub.reset({ 'GET /users': { data: userRow(secrets) } });
    const { text } = await gateway.graphql(VIEWER, {}, { token: TOKEN });
    expect(text).not.toContain('CANARY');
    for (const field of ['password', 'otp', '__v', 'token', 'deviceLogin', 'accessDoc']) {
      expect((await gateway.graphql(`{ viewer { ${field} } }`, {}, { token: TOKEN })).status).toBe(400);
    }
  });
});

const viewer = async (route: unknown) => {
  gateway.stub.reset({ 'GET /users': route });
  return (await gateway.dataOf(VIEWER, {}, { token: TOKEN })).viewer;
};

describe('variations that are accepted', () => {
  test('the body in one more `data`, or in none', async () => {
    expect(await viewer({ data: { data: userRow() } })).toEqual(rahima);
    expect(await viewer(userRow())).toEqual(rahima);
  });

  test('empty, null and missing are the same', async () => {
    const bare = { ...rahima, name: '', email: '', contactNumber: null, medicalCollege: null, year: null };
    const expected = { ...bare, userType: null, authType: null, profileImage: null };
    const names = ['name', 'email', 'contact_number', 'medical_college', 'year', 'user_type', 'auth_type'];
    const optional = [...names, 'access_doc', 'profileImage'];
    for (const value of ['', null, undefined]) {
      const row = userRow(Object.fromEntries(optional.map((name) => [name, value])));
      expect(await viewer({ data: row })).toEqual(expected);
    }
  });

  test.each([
    ['limited', false],
    ['', false],
    ['all', true],
    ['PLAN-9', true],
  ])('access_doc %j', async (access_doc, hasFullAccess) => {
    expect(await viewer({ data: userRow({ access_doc }) })).toMatchObject({ hasFullAccess });
  });

  test.each([
    ['aB3-_x', 'aB3-_x'],
    [{ public_id: 'aB3-_x' }, 'aB3-_x'],
    [{ public_id: '../../etc/passwd' }, null],
    ['http://evil.example/x.png', null],
    ['https://reader:secret@evil.example/x.png', null],
    ['javascript:alert(1)', null],
    [{}, null],
    [7, null],
    [[], null],
  ])('profileImage %j', async (profileImage, publicId) => {
    const image = publicId && { publicId, url: `/images/${publicId}?w=96&h=96` };
    expect(await viewer({ data: userRow({ profileImage }) })).toMatchObject({ profileImage: image });
  });

  test('ids and years as numbers', async () => {
    expect(await viewer({ data: userRow({ _id: 7, user_id: 9, year: 3 }) })).toMatchObject({
      id: '7',
      userId: '9',
      year: '3',
    });
  });

  test.each([
    ['no ids', { data: { name: 'Rahima', access_doc: '' } }],
    ['a list', { data: [userRow()] }],
    ['nothing', { data: null }],
    ['another shape', { users: [] }],
    ['an id that is an object', { data: userRow({ _id: {} }) }],
  ])('but not %s', async (_what, route) => {
    gateway.stub.reset({ 'GET /users': route });
    expect((await gateway.errorOf(VIEWER, {}, { token: TOKEN })).extensions).toMatchObject({
      code: 'UPSTREAM_UNAVAILABLE',
    });
  });
});

const update = (input: Record<string, unknown>, token: string | undefined = TOKEN) =>
  gateway.dataOf(UPDATE, { input }, { token });
const patches = () => gateway.stub.calls.filter(({ method }) => method === 'PATCH');

describe('updateProfile', () => {
  test('sends one call per field, with the record’s id, and returns the final record', async () => {
    let row = userRow();
    gateway.stub.reset({
      'GET /users': { data: row },
      'PATCH /users/7': by((response) => {
        const { images, ...change } = gateway.stub.calls.at(-1)!.body as Record<string, string>;
        row = userRow({ ...row, ...change, ...(images && { profileImage: { public_id: `image-${images}` } }) });
        response.writeHead(201).end(JSON.stringify({ data: row }));
      }),
    });
    const data = await update({
      imageId: '31',
      contactNumber: '+8801812345678',
      medicalCollege: ' Sylhet MAG Osmani ',
      year: '4th year',
    });
    expect(data.updateProfile).toEqual({
      ...rahima,
      medicalCollege: 'Sylhet MAG Osmani',
      year: '4th year',
      contactNumber: '+8801812345678',
      profileImage: { publicId: 'image-31', url: '/images/image-31?w=96&h=96' },
    });
    expect(patches().map(({ path, body }) => [path, body])).toEqual([
      ['/users/7', { medical_college: 'Sylhet MAG Osmani' }],
      ['/users/7', { year: '4th year' }],
      ['/users/7', { contact_number: '+8801812345678' }],
      ['/users/7', { images: '31' }],
    ]);
    expect(gateway.callsMade()).toHaveLength(5);
    for (const { headers } of patches()) expect(headers.authorization).toBe(`Bearer ${TOKEN}`);
  });

  test.each([
    ['the whole record', { data: userRow({ year: '4th year' }) }],
    ['the record without data', userRow({ year: '4th year' })],
    ['the part that has changed', { data: { year: '4th year' } }],
    ['no record', { success: true }],
    ['null', { data: null }],
  ])('accepts the response %s', async (_what, body) => {
    gateway.stub.reset({ 'GET /users': { data: userRow() }, 'PATCH /users/7': answer(201, body) });
    expect(await update({ year: '4th year' })).toEqual({ updateProfile: { ...rahima, year: '4th year' } });
  });

  test('the image is that of the response, not that of the request', async () => {
    gateway.stub.reset({ 'GET /users': { data: userRow() }, 'PATCH /users/7': answer(201, { profileImage: 'new-1' }) });
    expect((await update({ imageId: '31' })).updateProfile.profileImage.publicId).toBe('new-1');
  });

  test('applies two in one request to the same record', async () => {
    gateway.stub.reset({ 'GET /users': { data: userRow() }, 'PATCH /users/7': answer(201, {}) });
    const data = await gateway.dataOf(
      'mutation { a: updateProfile(input: { year: "4th" }) { year } b: updateProfile(input: { medicalCollege: "DMC" }) { year medicalCollege } }',
      {},
      { token: TOKEN },
    );
    expect(data).toEqual({ a: { year: '4th' }, b: { year: '4th', medicalCollege: 'DMC' } });
    expect(gateway.callsMade()).toEqual([OWN_CALL, '/users/7', '/users/7']);
  });

  test.each([[{}], [{ year: null, imageId: null }]])('%j changes nothing', async (input) => {
    expect(await update(input)).toEqual({ updateProfile: rahima });
    expect(gateway.callsMade()).toEqual([OWN_CALL]);
  });

  test('a visitor gets an error, without an upstream call', async () => {
    expect(await gateway.errorOf(UPDATE, { input: { year: '4th' } })).toMatchObject({
      message: 'Unauthorized: Please log in.',
      extensions: { code: 'UNAUTHENTICATED' },
    });
    expect(gateway.callsMade()).toEqual([]);
  });

  test.each([
    ['contact_number', 'contactNumber'],
    ['medical_college', 'medicalCollege'],
    ['images', 'imageId'],
  ])('a rejected %s has the name of the input', async (field, name) => {
    gateway.stub.reset({ 'GET /users': { data: userRow() }, 'PATCH /users/7': answer(400, { message: 'No.', field }) });
    expect(await gateway.errorOf(UPDATE, { input: { year: '4th' } }, { token: TOKEN })).toMatchObject({
      message: 'No.',
      extensions: { code: 'BAD_USER_INPUT', field: name },
    });
  });

  test('stops at the first rejected field', async () => {
    gateway.stub.reset({ 'GET /users': { data: userRow() }, 'PATCH /users/7': answer(429, {}) });
    const input = { year: '4th', contactNumber: '+8801812345678' };
    expect((await gateway.errorOf(UPDATE, { input }, { token: TOKEN })).extensions?.code).toBe('TOO_MANY_REQUESTS');
    expect(patches()).toHaveLength(1);
  });

  test.each(['access_doc', 'user_type', 'email', 'user_id', '_id', 'earnings', 'withdrawal', 'name', '__proto__'])(
    '%s cannot be changed (threat B3)',
    async (field) => {
      const input = JSON.parse(`{"year":"4th","${field}":"all"}`) as Record<string, unknown>;
      await gateway.graphql(UPDATE, { input }, { token: TOKEN });
      for (const { body } of patches()) expect(body).toEqual({ year: '4th' });
    },
  );

  test.each(['..', '../admin', '7/../8', 'a b', ''])('makes no call with the _id %j', async (_id) => {
    gateway.stub.reset({ 'GET /users': { data: userRow({ _id }) }, '*': answer(201, {}) });
    const error = await gateway.errorOf(UPDATE, { input: { year: '4th' } }, { token: TOKEN });
    expect(error.extensions?.code).toBe('UPSTREAM_UNAVAILABLE');
    expect(patches()).toEqual([]);
  });
});
