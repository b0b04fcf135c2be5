import { boards } from 'question/curriculum.ts';
import { readIndex, subjectPacks, type PackIndex } from './questions.ts';

/** What each subject on this device has. */
export async function readSubjects(): Promise<PackIndex[]> {
  const indexes = await Promise.all((await subjectPacks()).map(({ id }) => readIndex(id)));
  return indexes.filter((index) => index !== undefined);
}

export const hasBoard = ({ lists }: PackIndex, code: string) => lists.some(({ board }) => board === code);

/** The boards that have lists on this device, in the curriculum's order. */
export async function readBoards() {
  const indexes = await readSubjects();
  return boards.filter(({ code }) => indexes.some((index) => hasBoard(index, code)));
}
