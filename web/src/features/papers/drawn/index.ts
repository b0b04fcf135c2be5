import type { MixInput, PaperInput } from '../../../graphql.generated.ts';
import { currentOwner, noteDeviceRecord } from '../../study/index.ts';
import { readRecords } from '../../study/device/index.ts';
import { loadPackContent } from '../../packs/index.ts';
import { serverNow } from '../device/clock.ts';
import { database } from '../device/database.ts';
import { recordMarked } from '../device/record-marked.ts';
import { readStoredPaper } from '../device/sheets.ts';
import { drawMix, type Source } from './draw.ts';
import { makePaper } from './make-paper.ts';
import { markHere } from './mark-here.ts';
import { readDrawn } from './questions.ts';

export { countMatches } from './draw.ts';

/** What papers can be drawn from on this device. */
export async function readSource(): Promise<Source> {
  const { readSubjects } = await loadPackContent();
  const [packs, records] = await Promise.all([readSubjects(), readRecords()]);
  return { packs, records };
}

/** Draws a paper with a tutor on this device. Undefined if nothing matches. */
export async function drawPaper(input: PaperInput & { id: string; mix: MixInput }): Promise<string | undefined> {
  const drawn = drawMix(input.mix, await readSource());
  const questions = await readDrawn(drawn.map(({ id }) => id));
  if (questions.length === 0) return undefined;
  const [now, owner] = [serverNow(), currentOwner()];
  const paper = makePaper(input, questions, now);
  const drawnInput = { ...input, mode: 'TUTOR' as const };
  await database.papers.put({
    id: input.id,
    owner,
    paper,
    changes: {},
    offsetMs: now - Date.now(),
    input: drawnInput,
    isDrawn: true,
  });
  noteDeviceRecord();
  return input.id;
}

/** Marks what is answered of a paper that was drawn here, and the whole of it once it is handed in. */
export async function markDrawn(id: string): Promise<void> {
  const before = await readStoredPaper(id);
  if (!before?.isDrawn) return;
  const items = before.paper.sections.flatMap((section) => section.items);
  const found = await readDrawn(items.map(({ asked }) => asked.id));
  const questions = new Map(found.map((question) => [question.id, question]));
  await database.papers.where({ id }).modify((stored) => {
    // The account may have taken it meanwhile.
    if (stored.isDrawn) stored.paper = markHere(stored, questions);
  });
  const marked = await readStoredPaper(id);
  if (marked?.isDrawn) await recordMarked(marked.paper, marked);
}
