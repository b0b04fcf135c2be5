import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { picture, run, table, wordDocument } from '../../../testing/docx.ts';
import { pixelBomb } from '../../../testing/images.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { parseAll } from '../../../testing/question-import.ts';

const MEGABYTE = 1_000_000;

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn({ userType: 'admin' });
});
afterAll(() => api.close());

async function post(query: string, body: Uint8Array) {
  const response = await fetch(`${api.url}/admin/questions/import?subject=ANAT&${query}`, {
    method: 'POST',
    body: Uint8Array.from(body),
    headers: { authorization: `Bearer ${token}` },
  });
  const lines = (await response.text()).trim().split('\n');
  const parsed = lines.map((line): Record<string, unknown> => JSON.parse(line));
  return { status: response.status, lines: parsed.filter((line) => !('progress' in line)) };
}

/** Compressed a thousand times smaller. */
function repeated(start: string, text: string, megabytes: number, end = '') {
  const block = Buffer.from(text.repeat(Math.ceil(65_536 / text.length)));
  return Readable.from(
    (function* () {
      yield Buffer.from(start);
      for (let sent = 0; sent < megabytes * MEGABYTE; sent += block.length) yield block;
      yield Buffer.from(end);
    })(),
  );
}

const BONES = table(['Bones are', ''], ['a) hard', 'T'], ['b) soft', 'F']);
const WORD = '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">';

describe('a Word document', () => {
  test.each([
    ['of much text', { 'word/document.xml': repeated(`${WORD}<w:p>`, 'a', 40) }, 'too large'],
    ['of huge pictures', { 'word/media/image1.png': repeated('', '\0', 150) }, 'too large'],
    ['with a huge list of styles', { 'word/styles.xml': repeated('<w:styles>', '<w:style/>', 20) }, 'too large'],
    ['with elements in each other', { 'word/document.xml': repeated(WORD, '<w:p>', 1) }, 'nested more than 100 deep'],
    ['with one tag', { 'word/document.xml': repeated(`${WORD}<w:p a="`, 'a', 5) }, 'of more than 1 MB'],
    [
      'with entities of its own',
      {
        'word/document.xml': `<!DOCTYPE d [<!ENTITY a "aaa"><!ENTITY b "&a;&a;">]>${WORD}<w:body>&b;</w:body></w:document>`,
      },
      'declares entities',
    ],
    [
      'with an entity of another file',
      { 'word/styles.xml': '<!DOCTYPE s SYSTEM "file:///etc/passwd"><w:styles/>' },
      'declares entities',
    ],
    ['cut off in its middle', { 'word/document.xml': `${WORD}<w:body><w:tbl><w:tr>` }, ''],
  ])('%s is refused with the reason', async (_, parts, message) => {
    const { status, lines } = await post('format=docx', await wordDocument(BONES, {}, parts));
    expect(status).toBe(400);
    expect(lines).toMatchObject([{ code: 'BAD_FILE', message: expect.stringContaining(message) }]);
  });

  test.each([
    ['no archive', Buffer.from('PK\u0003\u0004 and no more')],
    ['an archive of something else', Buffer.from(`PK\u0003\u0004${'\0'.repeat(22)}\u0005\0\0\0word/`)],
  ])('that is %s is refused', async (_, bytes) => {
    expect(await post('format=docx', bytes)).toMatchObject({ status: 400, lines: [{ code: 'BAD_FILE' }] });
  });

  test('with a path for the name of a part is refused, and writes nothing', async () => {
    const bytes = await wordDocument(BONES, {}, { 'word/aaaaaaaa.xml': '<x/>' });
    const evil = Buffer.from(bytes.toString('latin1').replaceAll('word/aaaaaaaa.xml', '../../../evil.xml'), 'latin1');
    expect(await post('format=docx', evil)).toMatchObject({ status: 400, lines: [{ code: 'BAD_FILE' }] });
  });

  test('reads no file that a picture of it is linked to', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'linked-'));
    const path = join(folder, 'secret.png');
    writeFileSync(path, 'secret');
    const relations =
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId7" ' +
      `TargetMode="External" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="file://${path}"/></Relationships>`;
    const linked = picture('rId7', 'A secret').replace('r:embed', 'r:link');
    const file = await wordDocument(
      table([{ runs: linked + run('What?') }, ''], ['a) x', 'T'], ['b) y', 'F']),
      {},
      {
        'word/_rels/document.xml.rels': relations,
      },
    );
    const answer = JSON.stringify(await post('format=docx&dry_run=true&rows=true', file));
    expect(answer).not.toContain('secret');
    expect(readdirSync(folder)).toEqual(['secret.png']);
  });
});

describe('a picture in a file', () => {
  const bomb = pixelBomb(16_000, 16_000);
  const refused = {
    lines: [
      { refused: { line: 1, reason: expect.stringContaining('more than 24 million pixels') } },
      { report: { stored: false } },
    ],
  };

  test('of too many pixels refuses its question, from Word', async () => {
    const stem = { runs: picture('rId7', 'A black picture') + run('What?') };
    const file = await wordDocument(table([stem, ''], ['a) x', 'T'], ['b) y', 'F']), { rId7: bomb });
    expect(await post('format=docx', file)).toMatchObject(refused);
  });

  test('of too many pixels, or no picture at all, refuses its question, from Moodle', async () => {
    const quiz = (bytes: Buffer) =>
      '<quiz><question type="multichoice"><questiontext format="html"><text><![CDATA[What?<img src="@@PLUGINFILE@@/../../a.png" ' +
      `alt="x">]]></text><file name="a.png" path="/../../" encoding="base64">${bytes.toString('base64')}</file></questiontext>` +
      '<single>true</single><answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer></question></quiz>';
    expect(await post('format=moodle-xml', Buffer.from(quiz(bomb)))).toMatchObject(refused);
    expect(await post('format=moodle-xml', Buffer.from(quiz(Buffer.from('<svg onload="alert(1)"/>'))))).toMatchObject({
      lines: [{ refused: { line: 1 } }, { report: { stored: false } }],
    });
  });
});

describe('Moodle XML', () => {
  test('with entities in each other is refused', async () => {
    const file =
      '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]><quiz>&lol2;</quiz>';
    expect(await post('format=moodle-xml', Buffer.from(file))).toMatchObject({
      status: 400,
      lines: [{ message: expect.stringContaining('declares entities') }],
    });
  });

  test('of one endless question is refused by its line, and not held in memory', async () => {
    const file = repeated(
      '<quiz>\n<question type="essay"><questiontext><text>',
      'aaaaaaaa ',
      120,
      '</text></questiontext></question></quiz>',
    );
    const before = process.memoryUsage().heapUsed;
    expect(await parseAll('moodle-xml', file)).toEqual([{ line: 2, refusal: 'the question is too long' }]);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(150 * MEGABYTE);
  });

  test('of one question with a million elements is refused by its line', async () => {
    const file = repeated('<quiz><question type="essay">', '<a/>', 4, '</question></quiz>');
    expect(await parseAll('moodle-xml', file)).toEqual([{ line: 1, refusal: 'the question is too long' }]);
  });

  test('whose text would slow patterns down is read within seconds', async () => {
    const texts = ['<p>', '<ol>', ' ', '(', '<', 'a. ', '<div>a. ', '</ol>'].map((piece) =>
      piece.repeat(300_000 / piece.length),
    );
    const essay = (text: string) =>
      `<question type="essay"><questiontext format="html"><text><![CDATA[<ol><li>${text}</li></ol>]]></text></questiontext>` +
      `<graderinfo format="html"><text><![CDATA[${text}]]></text></graderinfo></question>`;
    for (const text of texts) {
      const started = performance.now();
      await parseAll('moodle-xml', Readable.from([Buffer.from(`<quiz>${essay(text)}</quiz>`)]));
      expect([text.slice(0, 10), performance.now() - started < 10_000]).toEqual([text.slice(0, 10), true]);
    }
  });
});

test('an endless header of Anki is a row that is too long', async () => {
  expect(await parseAll('anki', repeated('#columns:', 'a', 2))).toEqual([
    { line: 2, refusal: expect.stringContaining('the row is longer than 1000000 characters') },
  ]);
});
