// @module-tag long
import { rowsOf } from './sql-rows.ts';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openExportFile } from '../export/file-writer.ts';
import { loadExport, secretMark } from '../export/index.ts';
import { writeTables } from '../export/write-tables.ts';
import { hashesOf } from '../testing/export.ts';
import { openTestDatabase, startTestApi } from '../testing/index.ts';
import { createFormerUser } from '../testing/people.ts';
import { studioCalls } from '../testing/studio.ts';
import type { Database } from './connection.ts';
import { dropTables, lastMigration, migrateTo } from './migrations.ts';

const BEFORE = '0047_explain';
const IMAGE = 'ab'.repeat(32);
const PICTURE = { image: IMAGE, alt: 'A heart', credit: 'A. Rahman', width: 60, height: 40 };
const HEART = '21-ANAT-THX-03';
const QUESTION = {
  type: 'SBA',
  prof: '_1',
  subject: 'ANAT',
  topic: 'Heart',
  stem: 'Which chamber is it?',
  options: [
    { key: 'A', text: 'Left', correct: true },
    { key: 'B', text: 'Right', correct: false },
  ],
  parts: [],
  references: ['A book'],
  appearances: [],
  media: [PICTURE],
};
const DRAFT = { ...QUESTION, stem: 'Which chamber is this?', chapter: 'Thorax' };

type Ids = { published: number; draft: number };

/** As the version before stored it: no items; pictures without source and licence; no targets. */
async function fillFormer(db: Database): Promise<Ids> {
  return db.transaction(async (tx) => {
    await dropTables(tx);
    await migrateTo(tx, BEFORE);
    await createFormerUser(tx, { name: 'Rahima', email: 'rahima@example.com' });
    const rows = await rowsOf<{ id: number | string }>(
      tx,
      sql`
      insert into questions (ref, content_hash, type, prof, subject, topic, stem, options, parts, "references",
          appearances, media, version)
        select 'ANAT-000001', sha256('question'), type, prof, subject, topic, stem, options, parts, "references",
          appearances, media, 2
        from jsonb_populate_record(null::questions, ${JSON.stringify(QUESTION)}::jsonb) returning id`,
    );
    const published = Number(rows[0]!.id);
    await tx.execute(sql`
      insert into question_versions (question, version, content, content_hash, changes, author)
        select id, 1, to_jsonb(q) - 'id' - 'content_hash' - 'stamp' || '{"version": 1, "lists": []}', content_hash,
          '[{"field": "stem", "from": "Which is it?", "to": "Which chamber is it?"}]', 'nobody' from questions q`);
    const draft = published + 1000;
    await tx.execute(sql`
      insert into question_drafts (id, revision, status, content, writers, changed_at)
        values (${draft}, 1, 'DRAFT', ${JSON.stringify(DRAFT)}::jsonb, '{}', now())`);
    return { published, draft };
  });
}

/** A whole-site export, as the version before wrote it. */
async function exportFormer(db: Database, path: string) {
  const file = openExportFile(path);
  const header = {
    export: 'medical-study-platform',
    version: 1,
    migration: BEFORE,
    taken_at: new Date().toISOString(),
    secret_mark: secretMark(randomBytes(32)),
  };
  await file.line(JSON.stringify(header));
  await file.finish({ rows: await writeTables(db, file, new AbortController().signal, []) });
}

async function expectWhole(database: Awaited<ReturnType<typeof openTestDatabase>>, ids: Ids) {
  const api = await startTestApi({ open: async () => database });
  const editor = studioCalls(api, await api.signIn({ role: 'REVIEWER' }));
  const published = await editor.read(String(ids.published));
  expect(published).toMatchObject({ ref: 'ANAT-000001', status: 'PUBLISHED', draft: QUESTION });
  const draft = await editor.read(String(ids.draft));
  expect(draft).toMatchObject({ status: 'DRAFT', draft: DRAFT });
  // It can be filed under an item, and keeps what it had; its picture is no file of this test.
  const saved = await editor.save(draft, { ...draft.draft, media: [], items: [HEART] });
  expect(saved.draft).toMatchObject({ ...DRAFT, media: [], items: [HEART] });
  const { body } = await api.call('GET', '/curriculum/items?version=2021&subject=ANAT');
  expect(body).toMatchObject({ items: [], cards: [] });
  await api.close();
}

test(
  'a database and an export of the version before keep questions, drafts and pictures, which have no items yet',
  { timeout: 120_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'former-export-'));
    const path = join(folder, 'export.gz');
    const database = await openTestDatabase();
    const { db } = database;
    const ids = await fillFormer(db);
    await exportFormer(db, path);

    await db.transaction((tx) => migrateTo(tx, lastMigration()));
    const { bank_version: _version, ...upgraded } = await hashesOf(db);
    await loadExport({ db, path, replace: true });
    expect(await hashesOf(db)).toMatchObject(upgraded);
    await expectWhole(database, ids);
    await rm(folder, { recursive: true });
  },
);
