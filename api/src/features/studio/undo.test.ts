import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../db/sql-rows.ts';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { listsOf, type OpenStudio, openStudio, searchAs, withStem } from '../../testing/studio.ts';

let api: TestApi;
let author: OpenStudio['author'];
let reviewer: OpenStudio['reviewer'];
let second: OpenStudio['second'];
let reader: OpenStudio['reader'];
let nextSba: OpenStudio['nextSba'];
let publishNew: OpenStudio['publishNew'];
beforeAll(async () => {
  api = await startTestApi();
  await seedQuestions(
    api.db,
    [1, 2, 3, 4].map((number) => sampleSba(number)),
  );
  ({ author, reviewer, second, reader, nextSba, publishNew } = await openStudio(api));
});
afterAll(() => api.close());

describe('undo', () => {
  test('every step can be taken back by who took it, and the draft is as it was', async () => {
    const draft = await author.start(nextSba());
    const saved = await author.save(draft, withStem(draft, 'Which, on second thoughts?'));
    const unsaved = await author.undo(saved);
    expect(unsaved).toMatchObject({ status: 'DRAFT', version: 3, draft: draft.draft });
    expect(unsaved.may).not.toContain('UNDO');
    const withdrawn = await author.undo(await author.submit(unsaved));
    expect(withdrawn).toMatchObject({ status: 'DRAFT', draft: draft.draft });
    const given = await author.start(nextSba());
    expect(await author.undo(given)).toBeNull();
    expect((await author.call('GET', `/questions/${given._id}`)).status).toBe(404);
    // Sent again, because its answer was lost.
    expect(await author.undo(given)).toBeNull();
  });

  test('a reviewer takes a publication back: readers see what they saw before', async () => {
    const published = await publishNew();
    const changed = await author.save(published, withStem(published, 'Which of these is a mistake?'));
    const again = await reviewer.approve(await author.submit(changed));
    expect((await author.call('POST', `/questions/${again._id}/undo`, { version: again.version })).status).toBe(403);
    const back = await second.undo(again);
    expect(back).toMatchObject({
      status: 'IN_REVIEW',
      published: { stem: published.published!.stem },
      draft: { stem: 'Which of these is a mistake?' },
      missing: [],
    });
    expect(back.history[0]).toMatchObject({ what: 'UNDONE', by: 'Second reviewer', version: again.version + 2 });
    expect((await reviewer.approve(back)).published!.stem).toBe('Which of these is a mistake?');
  });

  test('a first publication and a retirement that are undone leave no gap in any list', async () => {
    const places = () =>
      rowsOf(
        api.db,
        sql`select l.name from question_lists l left join question_places p on p.list = l.id
        group by l.id having l.total <> count(p.place) or l.total <> coalesce(max(p.place), 0)`,
      );
    const published = await publishNew({ stem: 'Which chamber is an okapi?' });
    const undone = await reviewer.undo(published);
    expect(undone).toMatchObject({ status: 'IN_REVIEW', retired: true });
    expect((await api.get(`/questions/${published._id}?by=id`, reader)).status).toBe(404);
    const again = await reviewer.approve(undone);
    expect(again).toMatchObject({ status: 'PUBLISHED', retired: false, ref: published.ref });
    expect(await searchAs(api, reader, 'okapi')).toContain('okapi');
    const retired = await reviewer.retire(again, 'No longer taught');
    expect(retired).toMatchObject({
      status: 'RETIRED',
      retired: true,
      history: [{ comment: 'No longer taught' }, {}, {}, {}, {}, {}],
    });
    expect(await searchAs(api, reader, 'okapi')).not.toContain('okapi');
    expect(await reviewer.undo(retired)).toMatchObject({ status: 'PUBLISHED' });
    expect(await searchAs(api, reader, 'okapi')).toContain('okapi');
    expect(await places()).toEqual([]);
    expect(await listsOf(api, again)).toEqual(await listsOf(api, await reviewer.read(again._id)));
  });
});
