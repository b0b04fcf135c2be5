import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Admin, startAdmin } from '../../testing/admin.ts';

let office: Admin;
beforeAll(async () => {
  office = await startAdmin();
});
afterAll(() => office.close());

test('the command rebuilds and says what it has corrected, also at the desk', async () => {
  await office.api.db.execute(sql`insert into study_days ("user", day, answered, "right")
    select id, '2026-11-01', 3, 1 from users limit 1`);
  expect(await office.admin(['rebuild-study'])).toEqual({
    code: 0,
    err: '',
    out: "Rebuilt. Corrected: records of a question 0, days 1, shares of a question's answers 0, states of the memory model 0, due dates 0.\n",
  });
  const { out } = await office.admin(['rebuild-study', '--json']);
  const corrected = { records: 0, days: 0, questions: 0, states: 0, due_dates: 0 };
  expect(JSON.parse(out)).toEqual({ rebuilt: true, corrected, mended: 0 });
  await office.api.db.execute(sql`insert into settings (key, value) values ('study-mended', '7')`);
  expect((await office.admin(['rebuild-study'])).out).toContain('An upgrade had corrected 7 records');
  const token = await office.api.signIn({ role: 'ADMIN' });
  expect((await office.api.get('/admin/study/rebuild', token)).body.data).toMatchObject({ state: 'done', corrected });
});
