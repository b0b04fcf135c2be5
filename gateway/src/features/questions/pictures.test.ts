import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/index.ts';
import { sbaRow } from '../../testing/rows.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const QUERY = `{ question(ref: "ANAT-000123") {
  media { alt credit source licence width height image { publicId url(width: 400) } } parts { points weights } } }`;
const PICTURE = { image: 'mQ3xT0aK9sLr2VbY7cNw1A', alt: 'A strip', credit: 'Own work', width: 1200, height: 400 };
const NO_RIGHTS = { source: null, licence: null };
const PART = { label: 'a', text: 'Name two', marks: 2, points: ['one', 'two'] };

const answerOf = async (fields: object) => {
  gateway.stub.reset({ '/questions/ANAT-000123': { data: { ...sbaRow(), ...fields } } });
  return (await gateway.dataOf(QUERY)).question;
};

test('pictures of the stem have addresses in the size that is asked for', async () => {
  const rights = { credit: 'A. Rahman', source: 'A book, https://example.org', licence: 'CC-BY-4.0' };
  const { media } = await answerOf({ media: [{ ...PICTURE, ...rights }, PICTURE, { ...PICTURE, credit: null }] });
  const image = { publicId: PICTURE.image, url: `/images/${PICTURE.image}?w=400` };
  expect(media).toEqual([
    { ...PICTURE, ...rights, image },
    // Of a server from before pictures had a source and a licence.
    { ...PICTURE, ...NO_RIGHTS, image },
    { ...PICTURE, ...NO_RIGHTS, image, credit: null },
  ]);
});

test('a server without pictures has none', async () => {
  expect(await answerOf({})).toMatchObject({ media: [] });
  expect(await answerOf({ media: null })).toMatchObject({ media: [] });
});

test.each([
  ['no text alternative', { ...PICTURE, alt: '' }],
  ['no image', { ...PICTURE, image: null }],
  ['a path out of the store', { ...PICTURE, image: '../../secret' }],
  ['no size', { ...PICTURE, width: 0 }],
])('a picture with %s is left out, the others stay', async (_what, broken) => {
  const { media } = await answerOf({ media: [broken, PICTURE] });
  expect(media).toMatchObject([{ alt: 'A strip' }]);
});

test('weights of model points are passed on where they fit the points', async () => {
  const { parts } = await answerOf({
    type: 'SAQ',
    options: [],
    parts: [
      { ...PART, weights: [1, 2.5] },
      { ...PART, label: 'b', weights: [1] },
      { ...PART, label: 'c' },
    ],
  });
  expect(parts).toMatchObject([{ weights: [1, 2.5] }, { weights: null }, { weights: null }]);
});
