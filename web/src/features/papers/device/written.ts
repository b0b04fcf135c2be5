import { database } from './database.ts';

/** By the number of the question and the letter of the part. */
export type Written = ReadonlyMap<string, string>;

export const writtenPlace = (number: number, label: string) => `${number} ${label}`;

export async function readWritten(paper: string): Promise<Written> {
  const rows = await database.written.where({ paper }).toArray();
  return new Map(rows.map(({ number, label, text }) => [writtenPlace(number, label), text]));
}

export const writeText = (paper: string, number: number, label: string, text: string): Promise<unknown> =>
  text === '' ? database.written.delete([paper, number, label]) : database.written.put({ paper, number, label, text });
