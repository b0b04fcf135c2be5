import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { listsOf, type OpenStudio, openStudio, searchAs, type StudioBody, withStem } from '../../testing/studio.ts';

let api: TestApi;
let author: OpenStudio['author'];
let other: OpenStudio['other'];
let reviewer: OpenStudio['reviewer'];
let second: OpenStudio['second'];
let reader: OpenStudio['reader'];
let nextSba: OpenStudio['nextSba'];
let handIn: OpenStudio['handIn'];
let publishNew: OpenStudio['publishNew'];
beforeAll(async () => {
  api = await startTestApi();
  await seedQuestions(
    api.db,
    [1, 2, 3, 4].map((number) => sampleSba(number)),
  );
  ({ author, other, reviewer, second, reader, nextSba, handIn, publishNew } = await openStudio(api));
});
afterAll(() => api.close());

const listed = async () =>
  (await api.get('/board-filter/topic/questions?subject_id=DHK_1-ANAT&topic_name=Heart', reader)).body;

describe('from a draft to what readers see', () => {
  test('a draft may be incomplete; when it is whole, a reviewer publishes it with its lists and the search', async () => {
    const draft = await author.start({ type: 'SBA', prof: '_1', subject: 'ANAT', stem: 'Which?' });
    expect(draft).toMatchObject({ status: 'DRAFT', ref: null, version: 1, is_mine: true });
    expect(draft.may).toEqual(['SAVE', 'UNDO', 'HAND_OVER']);
    expect(draft.missing.join()).toMatch(/at least two options.*an explanation.*a reference.*a topic/);
    expect((await author.call('POST', `/questions/${draft._id}/submit`, { version: 1 })).status).toBe(400);

    const whole = await author.save(draft, nextSba({ stem: 'Which chamber pumps blood into the zebrafish aorta?' }));
    expect(whole).toMatchObject({
      version: 2,
      missing: [],
      may: ['SAVE', 'SUBMIT', 'UNDO', 'HAND_OVER'],
      published: null,
    });
    const submitted = await author.submit(whole);
    expect(submitted).toMatchObject({ status: 'IN_REVIEW', version: 3, may: ['UNDO', 'HAND_OVER'] });
    const before = await listed();
    const published = await reviewer.approve(await reviewer.read(draft._id));
    expect(published).toMatchObject({
      _id: draft._id,
      status: 'PUBLISHED',
      ref: expect.stringMatching(/^ANAT-\d{6}$/),
    });
    expect(published.history.map(({ what, by, version }) => [what, by, version])).toEqual([
      ['PUBLISHED', 'Reviewer', 5],
      ['SUBMITTED', 'Author', 3],
      ['SAVED', 'Author', 2],
      ['STARTED', 'Author', 1],
    ]);

    expect(await listsOf(api, published)).toEqual([
      { kind: 'chapter', name: 'Thorax' },
      { kind: 'topic', name: 'Heart' },
      { kind: 'year', name: '2024' },
    ]);
    const after = await listed();
    expect(after.pagination.total).toBe(before.pagination.total + 1);
    expect(JSON.stringify(after.data)).toContain('zebrafish');
    expect(await searchAs(api, reader, 'zebrafish aorta')).toContain(published.ref);
  });

  test('readers see nothing of a draft', async () => {
    const draft = await handIn({ stem: 'Which chamber is a quagga?' });
    expect((await api.get(`/questions/${draft._id}?by=id`, reader)).status).toBe(404);
    expect(await searchAs(api, reader, 'quagga')).not.toContain('quagga');
    expect(JSON.stringify(await listed())).not.toContain('quagga');
  });

  test('a change of what is published is reviewed like a new question, and keeps its id, ref and place', async () => {
    const published = await publishNew();
    const changed = await other.save(await other.read(published._id), withStem(published, 'Which is it, reworded?'));
    expect(changed).toMatchObject({ status: 'DRAFT', author: 'Other author', ref: published.ref });
    expect(changed.published!.stem).toBe(published.published!.stem);
    const again = await reviewer.approve(await other.submit(changed));
    expect(again.published).toMatchObject({ ref: published.ref, stem: 'Which is it, reworded?' });
    expect(again.history[0]).toMatchObject({
      what: 'PUBLISHED',
      changes: [{ field: 'stem', from: published.published!.stem, to: 'Which is it, reworded?' }],
    });
    expect(await listsOf(api, again)).toEqual(await listsOf(api, published));
  });

  test('a reviewer sends a draft back with a comment, and it comes again', async () => {
    const back = await reviewer.sendBack(await handIn(), 'Name the side.');
    expect(back).toMatchObject({
      status: 'RETURNED',
      history: [{ what: 'RETURNED', comment: 'Name the side.' }, {}, {}],
    });
    const mine = await author.read(back._id);
    expect(mine.may).toEqual(['SAVE', 'SUBMIT', 'HAND_OVER']);
    expect(await reviewer.approve(await author.submit(await author.save(mine, nextSba())))).toMatchObject({
      status: 'PUBLISHED',
    });
  });

  test('a question that the bank has already cannot be published twice', async () => {
    const input = nextSba();
    const first = await author.start(input);
    const twin = await other.submit(await other.start(input));
    await reviewer.approve(await author.submit(first));
    const stuck = await reviewer.read(twin._id);
    expect(stuck.missing.join()).toContain('another question: the bank has this one as ANAT-');
    expect((await reviewer.call('POST', `/questions/${twin._id}/approve`, { version: twin.version })).status).toBe(400);
  });

  test('authors are warned of questions of the same topic that are nearly the same', async () => {
    const stem = 'Which valve lies between the left atrium and the left ventricle?';
    const { ref } = await publishNew({ stem, topic: 'Valves' });
    const near = await author.start(nextSba({ stem: stem.replace('lies', 'stands'), topic: 'Valves' }));
    expect(near.warnings).toEqual([`It resembles ${ref}.`]);
    const far = await author.start(nextSba({ stem: 'Which papillary muscle is the largest?', topic: 'Valves' }));
    expect(far.warnings).toEqual([]);
  });

  test('authors are told of damaged text: what is certain is missing, what is probable is a warning', async () => {
    const { missing, warnings } = await author.start(
      nextSba({ stem: 'Which \uF0B7 valve?', explanation: 'A flow of 5 Âµl.' }),
    );
    expect(missing.join()).toContain('stem: "\uF0B7 valve?" is damaged');
    expect(warnings.join()).toContain('explanation: "Âµl." looks damaged');
  });

  test('authors are warned of what gives a key away', async () => {
    const { warnings } = await author.start(
      nextSba({
        options: [
          { text: 'It is always so', correct: false },
          { text: 'The right ventricle, which pumps blood into the pulmonary trunk and not the aorta', correct: true },
          { text: 'All of the above', correct: false },
        ],
        appearances: [{ board: 'DHK', year: 1975 }],
      }),
    );
    expect(warnings.join('\n')).toMatch(/A says "always"[^]*C says "All of the above"[^]*key, B[^]*this has 3[^]*1975/);
    const saq = {
      ...nextSba(),
      type: 'SAQ',
      options: [],
      parts: [{ label: 'a', text: 'Why?', marks: 5, points: ['x', 'y'] }],
    };
    expect((await author.start(saq)).warnings.join()).toContain('5 marks do not divide into 2 points');
  });
});

describe('who was there first', () => {
  test('of two who save from one version the second gets 409 with what is there', async () => {
    const draft = await author.start(nextSba());
    const mine = await author.save(draft, withStem(draft, 'The author was here first, was he not?'));
    const late = await reviewer.call('PUT', `/questions/${draft._id}`, {
      version: draft.version,
      question: withStem(draft, 'The reviewer was late, was she not?'),
    });
    expect(late.status).toBe(409);
    expect(late.body.question).toMatchObject({ version: mine.version, draft: { stem: mine.draft.stem } });
  });

  test('what is sent again is done once, though somebody has gone on meanwhile', async () => {
    const draft = await author.start(nextSba());
    const input = withStem(draft, 'Sent five times, is it saved once?');
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => author.save(draft, input)));
    expect(answers.map(({ version }) => version)).toEqual([2, 2, 2, 2, 2]);
    const submitted = await author.submit(answers[0]!);
    expect(await author.save(draft, input)).toMatchObject({ version: submitted.version, status: 'IN_REVIEW' });
    // Another text from the same version is no repetition: it would be lost.
    const two = await author.call('PUT', `/questions/${draft._id}`, { version: 1, question: withStem(draft, 'Else?') });
    expect(two.status).toBe(409);
    const published = await Promise.all([1, 2, 3].map(() => reviewer.approve(submitted)));
    expect(new Set(published.map(({ ref, version }) => `${ref} ${version}`)).size).toBe(1);
  });

  test('a new draft that is sent again is one draft', async () => {
    const input = nextSba();
    const ids = (await Promise.all([1, 2, 3].map(() => author.start(input)))).map(({ _id: id }) => id);
    expect(new Set(ids).size).toBe(1);
    expect((await other.start(input))._id).not.toBe(ids[0]);
  });

  test('two reviewers who approve at once publish once', async () => {
    const submitted = await handIn();
    const body = { version: submitted.version };
    const results = await Promise.all(
      [reviewer, second, reviewer, second].map((one) => one.call('POST', `/questions/${submitted._id}/approve`, body)),
    );
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409]);
    const { history } = await reviewer.read(submitted._id);
    expect(history.filter(({ what }) => what === 'PUBLISHED')).toHaveLength(1);
  });

  test('a draft that was overtaken by a correction of the bank waits until its author has seen that', async () => {
    const published = await publishNew();
    const editor = await api.signIn({ userType: 'admin' });
    const draft = await author.save(published, withStem(published, 'Which, in other words?'));
    const body = { version: 1, reason: 'A slip', set: { explanation: 'Corrected.' } };
    await api.call('PATCH', `/admin/questions/${published.ref}`, { token: editor, body });
    const overtaken = await author.read(draft._id);
    expect(overtaken.version).toBe(draft.version + 1);
    expect(overtaken.missing.join()).toContain('was changed meanwhile');
    expect(overtaken.history[0]).toMatchObject({ what: 'CORRECTED', comment: 'A slip', version: overtaken.version });
    const saved = await author.save(overtaken, { ...draft.draft, explanation: 'Corrected.' });
    const { published: both } = await reviewer.approve(await author.submit(saved));
    expect(both).toMatchObject({ stem: 'Which, in other words?', explanation: 'Corrected.' });
  });
});

describe('who may', () => {
  test('nobody approves what they have written, not even through a race or with the help of another', async () => {
    const own = await reviewer.submit(await reviewer.start(nextSba()));
    expect(own.may).not.toContain('APPROVE');
    const calls = Array.from({ length: 5 }, () =>
      reviewer.call('POST', `/questions/${own._id}/approve`, { version: own.version }),
    );
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    // Who has changed a word of another's draft has written some of it.
    const draft = await author.start(nextSba());
    const touched = await second.save(draft, withStem(draft, 'Which, after the second reviewer?'));
    const submitted = await author.submit(touched);
    expect((await second.call('POST', `/questions/${draft._id}/approve`, { version: submitted.version })).status).toBe(
      403,
    );
    expect((await reviewer.approve(submitted)).status).toBe('PUBLISHED');
  });

  test('authors change what they have started, and see the rest', async () => {
    const draft = await author.start(nextSba());
    expect(await other.read(draft._id)).toMatchObject({ is_mine: false, may: [] });
    for (const [method, path, body] of [
      ['PUT', '', { question: nextSba() }],
      ['POST', '/submit', {}],
      ['POST', '/undo', {}],
      ['POST', '/approve', {}],
      ['POST', '/return', { comment: 'No' }],
      ['POST', '/retire', { comment: 'No' }],
    ] as const) {
      const { status } = await other.call(method, `/questions/${draft._id}${path}`, {
        version: draft.version,
        ...body,
      });
      expect([path, status]).toEqual([path, 403]);
    }
    expect(await author.read(draft._id)).toEqual(draft);
  });

  test('the studio is closed to readers and to administrators of the site without a role', async () => {
    for (const token of [reader, await api.signIn({ userType: 'admin' })]) {
      expect((await api.get('/studio/questions', token)).status).toBe(403);
      const made = await api.call('POST', '/studio/questions', { token, body: { question: nextSba() } });
      expect(made.status).toBe(403);
    }
  });
});

test('the list has drafts and the bank, filtered, page by page, each once', async () => {
  const asked = async (query: string) =>
    (
      await author.call<{ questions: { cursor: string; question: StudioBody }[]; total: number; next: string | null }>(
        'GET',
        `/questions?${query}`,
      )
    ).body;
  const all = await asked('limit=50');
  const seen: string[] = [];
  for (let after: string | null = ''; after !== null;) {
    const page: Awaited<ReturnType<typeof asked>> = await asked(`limit=3${after && `&after=${after}`}`);
    seen.push(...page.questions.map(({ question }) => question._id));
    after = page.next;
  }
  expect(seen).toHaveLength(all.total);
  expect(new Set(seen).size).toBe(all.total);
  // The four of the file come last: nobody has touched them here.
  expect(seen.slice(-4)).toEqual(['4', '3', '2', '1']);
  const statuses = await Promise.all(
    ['DRAFT', 'IN_REVIEW', 'RETURNED', 'PUBLISHED', 'RETIRED'].map((status) => asked(`limit=50&status=${status}`)),
  );
  const waiting = statuses[1]!.questions.map(({ question }) => question.changed_at);
  expect(waiting.length).toBeGreaterThan(1);
  expect(waiting).toEqual([...waiting].sort((one, other) => Date.parse(one!) - Date.parse(other!)));
  const [, second] = statuses[1]!.questions;
  expect((await asked(`status=IN_REVIEW&limit=1&after=${statuses[1]!.questions[0]!.cursor}`)).questions).toEqual([
    second,
  ]);
  expect(statuses.reduce((sum, { total }) => sum + total, 0)).toBe(all.total);
  const mine = await asked('mine=true&limit=50');
  expect(mine.total).toBeGreaterThan(0);
  expect(mine.questions.every(({ question }) => question.is_mine)).toBe(true);
  expect((await asked('text=QUAGGA')).total).toBe(1);
  expect((await asked('text=100%25')).total).toBe(0);
  expect((await asked('text=anat-000002')).questions[0]!.question.ref).toBe('ANAT-000002');
  expect((await asked('subject=PHYS')).total).toBe(0);
});
