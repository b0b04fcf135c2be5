import { Readable } from 'node:stream';

const BOARDS = ['DHK', 'CTG', 'SYL', 'RAJ'];
const SUBJECTS = ['ANAT', 'PHYS', 'BIOCHEM', 'PHRM', 'COMM', 'FM', 'PATH', 'MICRO', 'MED', 'SURG', 'OBG'];
const WORDS = 'artery nerve vein muscle anterior posterior branch supplies drains patient fever cause following'.split(
  ' ',
);

type Report = { imported: number; unchanged: number; refused: number };

/** Brings pieces of a JSON Lines file into the bank of a running api. Throws if a row is refused. */
export async function importRows(
  { rest, adminToken }: { rest: string; adminToken: string },
  pieces: Iterable<Buffer>,
): Promise<Report> {
  // Streaming a body is Node's own: the browser's types in this package do not know it.
  const request: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}` },
    body: Readable.toWeb(Readable.from(pieces)) as ReadableStream,
    duplex: 'half',
  };
  const response = await fetch(`${rest}/admin/questions/import?format=jsonl`, request);
  const answer = (await response.text()).trim().split('\n').at(-1)!;
  const { report } = JSON.parse(answer) as { report?: Report };
  if (!report || report.refused > 0) throw new Error(`the import failed: ${answer}`);
  return report;
}

/** Questions that are the same in every run, a thousand in a piece. */
export function* sampleLines(count: number): Generator<Buffer> {
  let seed = 1;
  const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff) % below;
  const words = (length: number) => Array.from({ length }, () => WORDS[random(WORDS.length)]).join(' ');
  const question = (number: number) => ({
    type: number % 3 ? 'SBA' : 'MTF',
    subject: SUBJECTS[number % SUBJECTS.length],
    chapter: `Chapter ${random(30)}`,
    topic: `Topic ${random(60)}`,
    appearances: Array.from({ length: 1 + random(3) }, () => ({ board: BOARDS[random(4)], year: 2005 + random(20) })),
    stem: `${number} ${words(20)}${number % 10 ? '' : ' PaO2 < 60 & <b>pH</b>'}?`,
    options: [0, 1, 2, 3, 4].map((option) => ({
      text: `${words(5)} ${option}`,
      correct: option === number % 5,
      reason: words(12),
    })),
    explanation: words(60),
    take_away: words(10),
    references: ['A textbook, 1st ed., p 100'],
  });
  for (let number = 0; number < count; number += 1_000) {
    const piece = Array.from({ length: Math.min(1_000, count - number) }, (_, index) => question(number + index));
    yield Buffer.from(piece.map((one) => `${JSON.stringify(one)}\n`).join(''));
  }
}
