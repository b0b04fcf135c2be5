import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleSba, startTestApi, type TestApi } from '../../../testing/index.ts';
import { bankOf, emptyBank } from '../../../testing/question-import.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signIn({ userType: 'admin' });
});
beforeEach(() => emptyBank(api.db));
afterAll(() => api.close());

const lines = (length: number) => Array.from({ length }, (_, index) => JSON.stringify(sampleSba(index))).join('\n');

async function post(query: string, body: string | FormData, token: string | null = admin) {
  const response = await fetch(`${api.url}/admin/questions/import?${query}`, {
    method: 'POST',
    body,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const text = (await response.text()).trim();
  const all = text.split('\n').map((line): Record<string, unknown> => JSON.parse(line));
  // The number of progress lines depends on the machine.
  return { status: response.status, answer: all.filter((line) => !('progress' in line)) };
}

test('an admin posts a file and reads the refusals and the report, line by line', async () => {
  const { status, answer } = await post('format=jsonl', `${lines(20)}\n{}\n`);
  expect(status).toBe(200);
  expect(answer).toMatchObject([
    { refused: { line: 21, reason: expect.stringContaining('type must be') } },
    { report: { rows: 21, imported: 20, refused: 1, stored: true, dry_run: false } },
  ]);
  expect((await bankOf(api.db)).questions).toHaveLength(20);
});

test('others may not', async () => {
  expect(await post('format=jsonl', lines(1), null)).toMatchObject({ status: 401 });
  expect(await post('format=jsonl', lines(1), await api.signIn())).toMatchObject({ status: 403 });
  expect((await bankOf(api.db)).questions).toEqual([]);
});

test('applies the options of the query', async () => {
  expect(await post('format=jsonl&dry_run=true', lines(2))).toMatchObject({
    answer: [{ report: { imported: 2, stored: false } }],
  });
  const nothing = await post('format=jsonl&all_or_nothing=true', `${lines(2)}\nx`);
  expect(nothing.answer.at(-1)).toMatchObject({ report: { imported: 0, refused: 1, stored: false } });
  const aiken = await post(
    'format=aiken&subject=PHYS&board=RAJ&year=2020&sitting=May&topic=T',
    'Q\nA. x\nB. y\nANSWER: A',
  );
  expect(aiken.answer).toMatchObject([{ report: { imported: 1 } }]);
  expect((await bankOf(api.db)).questions).toMatchObject([
    { subject: 'PHYS', topic: 'T', appearances: [{ board: 'RAJ', year: 2020 }] },
  ]);
});

test.each([
  ['format=pdf', 'format must be one of csv'],
  ['', 'format must be one of'],
  ['format=medmcqa', 'cop_base must be 0 or 1'],
  ['format=medmcqa&cop_base=2', 'cop_base must be 0 or 1'],
  ['format=jsonl&board=XYZ&year=2020', 'board must be one of'],
  ['format=jsonl&board=DHK', 'board and year go together'],
  ['format=jsonl&dryrun=1', 'dryrun'],
  ['format=jsonl&map=a%3Dstem', 'map is for csv, xlsx and ods'],
  ['format=csv&map=stem', 'map takes COLUMN=FIELD'],
  ['format=csv&map=a%3Dcolour', 'has no column "colour"'],
  ['format=csv&map=a%3Dstem&map=A%3D', '"a" is given twice'],
  [`format=csv${'&map=a%3D'.repeat(101)}`, 'more than 100 mappings'],
  ['format=csv&map=__proto__%3Dconstructor', 'has no column "constructor"'],
  ['format=csv&type=MCQ', 'type must be SBA, MTF or SAQ'],
  ['format=aiken&type=MTF', 'type is for csv, xlsx, ods and jsonl'],
  ['format=jsonl&lenient_quotes=true', 'lenient_quotes is for csv'],
  ['format=jsonl&drop_pictures=1x', 'drop_pictures must be true or false'],
])('%s is refused with the reason', async (query, message) => {
  expect(await post(query, lines(1))).toMatchObject({
    status: 400,
    answer: [{ message: expect.stringContaining(message) }],
  });
});

test('a file of refused rows is not reported as stored; one of known rows is', async () => {
  expect((await post('format=jsonl', '{}\n{}')).answer.at(-1)).toMatchObject({ report: { refused: 2, stored: false } });
  await post('format=jsonl', lines(2));
  expect((await post('format=jsonl', `${lines(2)}\n{}`)).answer).toMatchObject([
    { refused: { line: 3 } },
    { report: { unchanged: 2, refused: 1, stored: true } },
  ]);
});

test('columns are mapped or ignored, and rows without a type get the default', async () => {
  const file = 'Question,A,B,Right,Notes,__proto__,\nWhich?,one,two,B,mine,x,\n';
  const mapped = ['Question=stem', 'a=option_a', 'B=OPTION_B', ' right = correct', 'Notes=', '__proto__=', '='];
  const query = new URLSearchParams([
    ...mapped.map((one): [string, string] => ['map', one]),
    ['subject', 'ANAT'],
    ['type', 'SBA'],
  ]);
  expect((await post(`format=csv&${query.toString()}`, file)).answer).toMatchObject([{ report: { imported: 1 } }]);
  const [question] = (await bankOf(api.db)).questions;
  expect(question).toMatchObject({ stem: 'Which?', options: [{ text: 'one' }, { text: 'two', correct: true }] });
  const jsonl = JSON.stringify({ ...sampleSba(7), type: undefined });
  expect((await post('format=jsonl&type=MTF', jsonl)).answer).toMatchObject([{ report: { imported: 1 } }]);
  expect((await bankOf(api.db)).questions[1]).toMatchObject({ type: 'MTF' });
});

test('every unknown column is named, as many as fit', async () => {
  const message = async (header: string, query = '') =>
    (await post(`format=csv${query}`, `${header}\n`)).answer[0]!['message'] as string;
  expect(await message('colour,stem,__proto__,constructor')).toContain(
    'columns that the template does not know: "colour", "__proto__", "constructor". Say what they are: --map',
  );
  expect(await message('stem', '&map=Question%3Dstem')).toContain('no column "question", which the mapping names');
  expect(await message('stem,Nr', '&map=Nr%3Dstem')).toContain('"stem", "Nr" of the header would all be stem');
  const many = await message(Array.from({ length: 10_000 }, (_, index) => `${'c'.repeat(90)}${index}`).join(','));
  expect(many).toContain('and 9980 more');
  expect(many.length).toBeLessThan(4_000);
});

test('no more than the first 1,000 warnings are sent, and all are counted', async () => {
  const row = (index: number) => JSON.stringify(sampleSba(index, { explanation: '<a href="/x">link</a>' }));
  const { answer } = await post('format=jsonl', Array.from({ length: 1_100 }, (_, index) => row(index)).join('\n'));
  expect(answer.filter((line) => 'warning' in line)).toHaveLength(1_000);
  expect(answer.at(-1)).toMatchObject({ report: { imported: 1_100, warned: 1_100 } });
});

const FOREIGN: [format: string, start: string, message: string][] = [
  ['csv', '%PDF-1.7\n', 'a PDF'],
  ['csv', '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', 'xls or doc'],
  ['xlsx', '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', 'xls or doc'],
  ['xlsx', entry('word/document.xml'), 'a Word document'],
  ['csv', entry('xl/workbook.xml'), 'an Excel workbook (xlsx), not csv: give xlsx as its format'],
  ['xlsx', entry('mimetype', 'application/vnd.oasis.opendocument.spreadsheet'), 'an OpenDocument spreadsheet'],
  ['jsonl', entry('collection.anki21'), 'an Anki deck'],
  ['csv', entry('questions.csv'), 'a zip archive'],
  ['moodle-xml', entry('h5p.json'), 'an H5P package'],
  ['moodle-xml', entry('imsmanifest.xml'), 'a package of QTI'],
  ['moodle-xml', '<?xml version="1.0"?>\n<questestinterop><item>', 'QTI: export its questions'],
  ['moodle-xml', '<?xml version="1.0"?>\n<qti-assessment-item identifier="a">', 'QTI: export its questions'],
  ['csv', '<imsqti:assessmentTest>', 'QTI: export its questions'],
  ['moodle-xml', '\x1F\x8B\x08', 'a backup of Moodle'],
  ['gift', '<?xml version="1.0"?>\n<quiz><question type="multichoice">', 'Moodle XML'],
  ['csv', '<!DOCTYPE html><table>', 'a web page'],
  ['csv', '{"stem":"x"}', 'JSON Lines, not csv: give jsonl or medmcqa'],
  ['jsonl', '[{"stem":"x"}]', 'a JSON array'],
  ['csv', '// mine\n\n::Q1:: Two? {=a ~b}', 'GIFT, not csv: give gift'],
  ['csv', '{\\rtf1', 'a Rich Text file'],
];

function entry(name: string, content = 'x'): string {
  const head = Buffer.alloc(30);
  head.write('PK\x03\x04', 'latin1');
  head.writeUInt16LE(name.length, 26);
  return head.toString('latin1') + name + content;
}

test.each(FOREIGN)('a file of another format is called by its name (as %s: %j)', async (format, start, message) => {
  const body = Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(200_000, 'x')]) as unknown as string;
  expect(await post(`format=${format}`, body)).toMatchObject({
    status: 400,
    answer: [{ code: 'BAD_FILE', message: expect.stringContaining(message) }],
  });
});

test('an unreadable file is 400 before the first row, later an error with what was stored', async () => {
  expect(await post('format=csv', 'colour,stem\nx,y')).toMatchObject({
    status: 400,
    answer: [{ code: 'BAD_FILE', message: expect.stringContaining('"colour"') }],
  });
  const body = Buffer.concat([Buffer.from(`{}\n${lines(1_000)}\n`), Buffer.from([0xff, 0x0a])]);
  const bad = Buffer.concat([
    Buffer.from(`{"x":"${'y'.repeat(500)}"}\n`.repeat(600)),
    Buffer.from([0xff, 0x0a]),
  ]) as unknown as string;
  expect((await post('format=jsonl', bad)).answer.at(-1)).toMatchObject({ error: { code: 'BAD_FILE', stored: false } });
  const { answer } = await post('format=jsonl', body as unknown as string);
  expect(answer.at(-1)).toMatchObject({
    error: { code: 'BAD_FILE', stored: true, counts: { imported: 599, refused: 1 } },
  });
});

test('a caller that disconnects stops the import after the current batch', async () => {
  const sent = request(`${api.url}/admin/questions/import?format=jsonl`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin}` },
  });
  sent.on('error', () => {});
  sent.write(`${lines(1_200)}\n`);
  const stored = async () => (await bankOf(api.db)).questions.length;
  await expect.poll(stored, { timeout: 10_000 }).toBe(1_100);
  sent.destroy();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await stored()).toBe(1_100);
});

test('a form has the names of pictures before the file, and nothing else', async () => {
  const form = (...parts: [string, string][]) => {
    const data = new FormData();
    for (const [name, text] of parts) data.append(name, name === 'file' ? new Blob([text]) : text);
    return data;
  };
  const names = JSON.stringify({ 'a.png': '0'.repeat(64) });
  const good = await post('format=jsonl', form(['pictures', names], ['file', lines(2)]));
  expect(good.answer).toMatchObject([{ report: { imported: 2 } }]);
  const refusals = [
    [form(['pictures', names]), 'file'],
    [form(['other', names], ['file', lines(3)]), 'pictures'],
    [form(['pictures', 'no JSON'], ['file', lines(3)]), 'pictures'],
    [form(['pictures', '{"a.png":"../../etc/passwd"}'], ['file', lines(3)]), 'pictures'],
    [form(['pictures', names], ['pictures', names], ['file', lines(3)]), 'file'],
  ] as const;
  for (const [body, field] of refusals) {
    expect(await post('format=jsonl', body)).toMatchObject({ status: 400, answer: [{ field }] });
  }
});
