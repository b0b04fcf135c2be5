import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimits } from '../../db/schema.ts';
import { uploadForm } from '../../testing/images.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { openStudio, type OpenStudio, studioCalls } from '../../testing/studio.ts';

let api: TestApi;
let studio: OpenStudio;
let token: string;
let author: OpenStudio['author'];
beforeAll(async () => {
  api = await startTestApi();
  studio = await openStudio(api);
  token = await api.signIn({ role: 'AUTHOR', name: 'Painter' });
  author = studioCalls(api, token);
});
afterAll(() => api.close());

let shade = 0;
async function upload(by = token): Promise<string> {
  const background = { r: (shade += 1), g: 80, b: 120 };
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  await api.db.delete(rateLimits);
  const { status, body } = await api.call<{ images: { public_id: string } }>('POST', '/images', {
    token: by,
    body: uploadForm(bytes),
  });
  expect(status).toBe(201);
  return body.images.public_id;
}
const statusOf = async (id: string) => (await fetch(`${api.url}/images/${id}`)).status;
const mediaOf = (question: { draft: object }) => (question.draft as { media: object[] }).media;

const RIGHTS = { source: 'Atlas, https://example.org/heart', licence: 'CC BY 4.0' };

test('a picture goes from the upload to what readers see, with its size from the store', async () => {
  const [image, second] = [await upload(), await upload()];
  const draft = await author.start(studio.nextSba({ media: [{ image, alt: '', width: 9_999, height: 1 }] }));
  expect(mediaOf(draft)).toEqual([{ image, alt: '', width: 60, height: 40 }]);
  expect(draft.missing).toEqual([
    'picture 1: text alternative is empty',
    'picture 1: its source is missing: say where the picture comes from',
    'picture 1: its licence is missing: give one that allows sale, such as own work or CC BY 4.0',
  ]);
  expect((await author.call('POST', `/questions/${draft._id}/submit`, { version: 1 })).status).toBe(400);

  const media = [
    { image, alt: 'A heart <b>in</b> section', credit: 'A. Rahman', ...RIGHTS },
    { image: second, alt: 'The same from behind', ...RIGHTS },
  ];
  const whole = await author.save(draft, { ...draft.draft, media });
  expect(whole).toMatchObject({ missing: [], may: expect.arrayContaining(['SUBMIT']) });
  const size = { width: 60, height: 40 };
  const rights = { ...RIGHTS, licence: 'CC-BY-4.0' };
  expect(mediaOf(whole)[0]).toEqual({ image, alt: 'A heart in section', credit: 'A. Rahman', ...rights, ...size });
  expect(whole.history[0]!.changes).toContainEqual({ field: 'picture_2', from: '', to: second });
  const published = await studio.reviewer.approve(await author.submit(whole));
  const { body } = await api.get<{ data: { media: object[] } }>(`/questions/${published.ref}?by=ref`);
  expect(body.data.media).toEqual(mediaOf(whole));

  const changed = await author.save(published, { ...published.draft, media: [media[1]!] });
  const again = await studio.reviewer.approve(await author.submit(changed));
  expect(mediaOf(again)).toEqual([{ image: second, alt: 'The same from behind', ...rights, ...size }]);
  // The former version shows the picture that is gone.
  const back = await studio.second.undo(again);
  const { body: restored } = await api.get<{ data: { media: object[] } }>(`/questions/${back.ref}?by=ref`);
  expect(restored.data.media).toEqual(mediaOf(whole));
});

test("nobody uses another person's picture unless a question has it", async () => {
  const [own, strangers] = [await upload(), await upload(studio.reader)];
  for (const image of [strangers, 'A'.repeat(22)]) {
    const refused = await author.call<{ message: string; field: string }>('POST', '/questions', {
      question: studio.nextSba({ media: [{ image, alt: 'x' }] }),
    });
    expect(refused).toMatchObject({ status: 400, body: { field: 'question.media.0.image' } });
  }
  const draft = await author.start(studio.nextSba({ media: [{ image: own, alt: 'x' }] }));
  const other = await studio.reviewer.save(draft, { ...draft.draft, stem: 'Which, by a reviewer?' });
  expect(mediaOf(other)).toMatchObject([{ image: own }]);
});

test('pictures of a draft outlive the clean-up of unused uploads, also when the draft has let them go', async () => {
  const [kept, dropped, unused] = [await upload(), await upload(), await upload()];
  const draft = await author.start(
    studio.nextSba({ media: [kept, dropped].map((image) => ({ image, alt: 'A picture' })) }),
  );
  await author.save(draft, { ...draft.draft, media: [{ image: kept, alt: 'A picture' }] });
  for (let count = 0; count < 14; count += 1) await upload();
  expect(await Promise.all([kept, dropped, unused].map(statusOf))).toEqual([200, 200, 404]);
});

test('weights of model points are saved, kept with their points and checked', async () => {
  const saq = (part: object) =>
    studio.nextSba({ type: 'SAQ', options: [], parts: [{ label: 'a', text: 'Name them', marks: 2, ...part }] });
  const draft = await author.start(saq({ points: ['one', '', 'two'], weights: [1, 5, 3] }));
  expect(draft).toMatchObject({ missing: [], draft: { parts: [{ points: ['one', 'two'], weights: [1, 3] }] } });
  expect(draft.warnings.join()).not.toContain('do not divide');
  const thirds = await author.save(draft, saq({ points: ['one', 'two'], weights: [1, 2] }));
  expect(thirds.warnings.join()).toContain('2 marks do not divide into 2 points');
  const odd = await author.start(saq({ points: ['one', 'two'], weights: [1] }));
  expect(odd.missing).toEqual(['parts 1: 1 weights for 2 model points']);
  const refused = await author.call('POST', '/questions', { question: saq({ points: ['one'], weights: [0] }) });
  expect(refused.status).toBe(400);
});
