import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { picture, table, wordDocument } from '../../../../testing/docx.ts';
import { fileMessages } from '../../messages.ts';
import { readFile } from '../../import/reader/read-file.ts';

const MB = 1_000_000;
const request = {
  format: 'docx',
  options: {},
  edits: undefined,
  prepare: { thisYear: 2026 },
  withCells: false,
} as const;

async function read(file: Buffer): Promise<void> {
  const input = Readable.from([file]);
  for await (const _row of readFile({ input, request, readPictures: async ({ row }) => row }));
}

test.each([
  ['of more elements than a thread can hold', wordDocument('<w:p><w:r><w:t>a</w:t></w:r></w:p>'.repeat(70_000))],
  [
    'that shows one large picture again and again',
    wordDocument(table(['Question', 'A'], ['Why?', { runs: picture('rId9').repeat(100) }]), {
      rId9: Buffer.alloc(2 * MB),
    }),
  ],
])('a Word document %s is refused before it takes the memory', async (_what, file) => {
  await expect(read(await file)).rejects.toMatchObject({ text: fileMessages.docxTooLarge() });
});
