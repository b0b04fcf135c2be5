// @module-tag long
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError } from '../../../http/errors.ts';
import { fileOf, filesByCell } from '../../../testing/cells-of-formats.ts';
import { openTestDatabase } from '../../../testing/index.ts';
import { importFormats, type ImportFormat } from '../formats/index.ts';
import { importQuestions } from './import.ts';

const MARKS = '\u0301'.repeat(25_000) + '\u0316'.repeat(25_000);

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

// What the import does not take from a file: names of sheets, and a number, a foreign subject and a kind of MedMCQA.
const NOT_READ: Partial<Record<ImportFormat, string[]>> = {
  xlsx: ['Questions'],
  ods: ['Questions'],
  medmcqa: ['1', 'Anatomy', 'single'],
};

async function outcomeOf(format: ImportFormat, file: Buffer): Promise<'refused' | 'warned' | 'read'> {
  const options = { dryRun: true, defaults: { subject: 'ANAT' }, copBase: 1 } as const;
  try {
    const report = await importQuestions({ db: database.db, input: Readable.from([file]), format, options });
    return report.refused > 0 ? 'refused' : report.warned > 0 ? 'warned' : 'read';
  } catch (error) {
    if (error instanceof ApiError) return 'refused';
    throw error;
  }
}

test.each(importFormats)(
  '50,000 combining marks in any cell of %s are refused or named',
  { timeout: 120_000 },
  async (format) => {
    expect(await outcomeOf(format, await fileOf(format))).not.toBe('refused');
    const read: string[] = [];
    for await (const { cell, file } of filesByCell(format, MARKS)) {
      if ((await outcomeOf(format, file)) === 'read') read.push(cell);
    }
    expect(read).toEqual(NOT_READ[format] ?? []);
  },
);
