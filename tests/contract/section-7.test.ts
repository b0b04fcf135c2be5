import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PUSHED } from './section-7/content.ts';
import { queryEverything, dataOf, follow, startGatewayFor, TOKEN, tokenOf } from './section-7/gateway.ts';
import { startSection7, type Section7, type Variation } from './section-7/stub.ts';
import * as vary from './section-7/variations.ts';

let stub: Section7;
let gateway: Awaited<ReturnType<typeof startGatewayFor>>;
let plain: ReturnType<typeof dataOf>;

async function everything(variation: Variation) {
  stub.vary(variation);
  gateway.clearCaches();
  return queryEverything(gateway.url);
}

beforeAll(async () => {
  stub = await startSection7();
  gateway = await startGatewayFor(stub.url);
  plain = dataOf(await queryEverything(gateway.url));
});
afterAll(async () => {
  await gateway.stop();
  await stub.close();
});

describe('a server that implements section 7 of the specification', () => {
  test('is read completely', () => {
    expect(plain.Public).toMatchObject({
      banners: [{ id: '11', image: { publicId: 'slide-1' } }, { id: '12' }],
      faqs: [{ id: '21', question: 'What is free?', answer: 'The first page.' }],
      plans: [{ id: '31', name: 'Monthly', prices: [{ price: 300, duration: '1 month' }], features: ['All pages'] }],
      ebooks: [{ name: 'Pocket book', cover: { publicId: 'cover-1' }, driveLink: 'https://drive.example/pocket-book' }],
      // One icon on another site, one in the upstream's store.
      internshipSubjects: [
        {
          id: '41',
          iconUrl: 'https://pictures.example/emergencies.svg',
          topics: [{ isList: true }, { isList: false }],
        },
        { id: '42', iconUrl: '/images/obstetrics' },
      ],
      internshipSubTopics: [{ id: '53', name: 'Septic shock' }],
      internshipArticle: {
        id: '52',
        topicName: 'Burns',
        banner: { publicId: 'burns' },
        date: '2026-03-01T00:00:00.000Z',
        review: null,
      },
      search: [{ topicName: 'Chapters', links: [{ name: 'Upper limb' }] }],
      googleSignIn: false,
      referrer: null,
    });
    const page = {
      questions: [
        {
          id: '71',
          type: 'SBA',
          options: [{ correct: false }, { key: 'B', correct: true }],
          appearances: [{ year: 2024 }],
        },
        { id: '72', type: 'SAQ', parts: [{ label: 'a', marks: 2.5, points: ['Right', 'Left'] }] },
      ],
      pagination: { page: 1, tabs: [{ page: 1, locked: false }, { page: 2, locked: false }, { page: 3 }] },
    };
    expect(plain).toMatchObject({
      ByTopic: { boardSubject: { topics: ['Heart', 'Upper limb'], years: [2025, 2024], topicQuestions: page } },
      ByYear: { boardSubject: { yearQuestions: page } },
      Chapters: { chapters: [{ id: '_1-ANAT-61', name: 'Upper limb', totalQuestions: 45 }] },
      Chapter: { chapter: { questions: page } },
    });
    const account = { method: 'BKASH', accountNumber: '********678' };
    const affiliate = { totalEarned: 900, withdrawn: 300, request: 'PENDING', referralCount: 12, account };
    const user = { id: '7001', userId: '88120', hasFullAccess: true, profileImage: { publicId: 'avatar-1' } };
    expect(plain.Viewer).toMatchObject({
      viewer: {
        ...user,
        affiliate,
        notifications: [
          { id: '92', isRead: false },
          { id: '91', isRead: true },
        ],
      },
    });
    expect(plain).toMatchObject({
      SignUp: { signUp: user },
      LogIn: { logIn: { token: 'a.b.c', user } },
      RequestReset: { requestPasswordReset: true },
      Reset: { resetPassword: { message: 'Changed.', redirect: '/login' } },
      Update: { updateProfile: { ...user, medicalCollege: 'DMC', year: '4th', contactNumber: '+8801712345679' } },
      Account: { setWithdrawalAccount: { account } },
      Request: { requestWithdrawal: { request: 'PENDING' } },
      Read: { markNotificationRead: { id: '92', isRead: true } },
      ReadAll: { markAllNotificationsRead: [{ isRead: true }, { isRead: true }] },
      // The section has no call to log out.
      LogOut: { logOut: false },
    });
  });

  test('receives an uploaded picture unchanged, and its response is returned', async () => {
    const form = new FormData();
    form.append('url', new Blob(['pixels'], { type: 'image/png' }), 'me.png');
    const headers = { authorization: `Bearer ${TOKEN}` };
    const answer = await fetch(`${gateway.url}/images`, { method: 'POST', headers, body: form });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ images: { _id: '801' } });
  });

  test('receives every call of the section except the second path of FAQs', () => {
    expect(stub.unrequested()).toEqual(['GET /content/faqs']);
  });
});

describe('reads the same', () => {
  test.each<[string, Variation]>([
    ['within an outer data', vary.withData],
    ['without the outer data', vary.withoutData],
    ['with fields that nobody has heard of', vary.extraFields],
    ['with numbers as text', vary.numbersAsText],
    ['with ids as numbers', vary.idsAsNumbers],
    ['with 201 for 200 and 200 for 201', vary.otherSuccess],
    ['with 204 where nothing is read', vary.noContent],
    ['with plain text where nothing is read', vary.plainSuccess],
    ['with loud headers', vary.loudHeaders],
    ['without a content type', vary.noType],
  ])('%s', async (_name, variation) => {
    expect(dataOf(await everything(variation))).toEqual(plain);
  });
});

describe('stays readable', () => {
  test.each<[string, Variation]>([
    ['without what may be missing', vary.optionalAbsent],
    ['with null for what may be missing', vary.optionalNull],
  ])('%s', async (_name, variation) => {
    const found = dataOf(await everything(variation));
    // Rows with missing fields are still shown.
    expect(lengths(found)).toEqual(lengths(plain));
  });

  test('with nothing in any list', async () => {
    const { Read: isRead, ...others } = await everything(vary.emptyLists);
    const found = dataOf(others);
    expect(isRead?.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(found.Public).toMatchObject({
      banners: [],
      faqs: [],
      plans: [],
      ebooks: [],
      internshipSubjects: [],
      search: [],
    });
    expect(found.Viewer).toMatchObject({ viewer: { notifications: [], affiliate: { withdrawals: [] } } });
  });

  test('with a token whose claim is a number', async () => {
    stub.vary((sent) => sent);
    gateway.clearCaches();
    expect(dataOf(await queryEverything(gateway.url, tokenOf(88_120)))).toEqual(plain);
  });
});

describe('the image of a profile', () => {
  const ELSEWHERE = 'https://pictures.example/avatar-1.jpg';
  const AVATAR = { publicId: 'avatar-1', url: '/images/avatar-1?w=400&h=400' };
  test.each<[string, unknown, unknown]>([
    ['by its public id', 'avatar-1', AVATAR],
    ['by a path', '/med/api/v1/images/avatar-1', AVATAR],
    ['by an address', 'https://api.example/med/api/v1/images/avatar-1', AVATAR],
    ['by both', { public_id: 'avatar-1', url: 'https://api.example/elsewhere' }, AVATAR],
    ['by an address within', { url: '/images/avatar-1' }, AVATAR],
    ['that is an empty text', '', null],
    ['that is an empty record', {}, null],
    ['that stands elsewhere', ELSEWHERE, { publicId: ELSEWHERE, url: ELSEWHERE }],
    ['that stands elsewhere without encryption', 'http://pictures.example/avatar-1.jpg', null],
    ['that climbs', '/med/api/v1/images/../users', null],
  ])('%s', async (_name, profileImage, image) => {
    const variation: Variation = (sent) => ({
      ...sent,
      body: vary.rewrite(sent.body, (value, name) => (name === 'profileImage' ? profileImage : value)),
    });
    const { Viewer, Update } = dataOf(await everything(variation));
    expect(Viewer).toMatchObject({ viewer: { profileImage: image } });
    expect(Update).toMatchObject({ updateProfile: { profileImage: image } });
  });
});

describe('a pushed notification', () => {
  test.each<[string, (body: unknown) => unknown]>([
    ['as it is', (body) => body],
    ['within an outer data', (body) => ({ data: body })],
    ['with its id as a number', (body) => ({ ...(body as object), _id: Number(PUSHED._id) })],
    ['with fields that nobody has heard of', (body) => ({ ...(body as object), __v: 1 })],
  ])('%s', async (_name, rewrite) => {
    stub.vary((sent) => sent);
    const line = follow(gateway.url);
    await expect.poll(() => stub.listeners(), { timeout: 10_000 }).toBe(1);
    await expect
      .poll(
        () => {
          stub.push(rewrite);
          return line.heard;
        },
        { timeout: 10_000, interval: 100 },
      )
      .toEqual([{ id: '93', title: 'Pushed', message: PUSHED.message, isRead: false, createdAt: PUSHED.createdAt }]);
    await line.stop();
    await expect.poll(() => stub.listeners(), { timeout: 10_000 }).toBe(0);
  });
});

/** Lengths by path; missing lists are left out. */
function lengths(value: unknown, place = ''): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {};
  const own = Array.isArray(value) && value.length > 0 && typeof value[0] === 'object' ? { [place]: value.length } : {};
  const below = Object.entries(value)
    // Months, payouts and tabs derive from fields that may be missing.
    .filter(([name]) => !['options', 'parts', 'appearances', 'tabs', 'withdrawals', 'prices'].includes(name))
    .map(([name, one]) => lengths(one, `${place}/${name}`));
  return Object.assign(own, ...below) as Record<string, number>;
}
