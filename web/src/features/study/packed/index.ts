import type { DevicePlan, StoredRecord } from '../device/rows.ts';
import { shelfOf } from '../shelf/index.ts';
import type { StudyQuestion } from '../types.ts';

/** What a subject's pack tells of a question without its text. */
export type PackedQuestion = Pick<StudyQuestion, 'id' | 'ref' | 'type'> & {
  topic: string | null;
  appearances: readonly { board: string; year: number }[];
};

/** A subject's pack on this device. `lists` name questions by their place, in the order of the site's lists. */
export type PackedSubject = {
  subject: { code: string };
  questions: readonly PackedQuestion[];
  lists: readonly { board: string; questions: readonly number[] }[];
};

export type Packed = readonly PackedSubject[];

/** `texts`: of questions whose record has none, by id. */
export type Downloaded = { packed: Packed; texts: ReadonlyMap<string, StudyQuestion> };

export const NOTHING_DOWNLOADED: Downloaded = { packed: [], texts: new Map() };

/** Records with the texts that only packs have, as after a log-out. */
export const withTexts = (records: readonly StoredRecord[], texts: Downloaded['texts']): StoredRecord[] =>
  records.map((record) => {
    const question = record.question ?? texts.get(record.questionId);
    return question ? { ...record, question, shelf: record.shelf ?? shelfOf({ ...question, topic: null }) } : record;
  });

/** Whether all questions of a plan are known here. */
export const hasWholePlan = ({ subjects }: DevicePlan, packed: Packed): boolean =>
  subjects.every((code) => packed.some(({ subject }) => subject.code === code));

/** The plan's questions that are in packs, as the account orders them: by the board's lists, the subjects taking turns. */
export function listPlanned({ board, subjects }: DevicePlan, packed: Packed): PackedQuestion[] {
  const lists = subjects.map((code) => {
    const pack = packed.find(({ subject }) => subject.code === code);
    const places = pack?.lists.flatMap((list) => (list.board === board ? list.questions : [])) ?? [];
    return [...new Set(places)].map((place) => pack!.questions[place]!);
  });
  const turns = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: turns }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat();
}
