import { readStored, store } from '../../../../components/storage.ts';
import { WRITTEN_KEY } from '../answer.ts';

const MAX = 100;

function readAll(): [place: string, text: string][] {
  try {
    return Object.entries(JSON.parse(readStored('localStorage', WRITTEN_KEY) ?? '{}') as Record<string, string>);
  } catch {
    return [];
  }
}

const placeOf = (questionId: string, label: string) => `${questionId} ${label}`;

export const readWritten = (questionId: string, label: string): string =>
  readAll().find(([place]) => place === placeOf(questionId, label))?.[1] ?? '';

/** Keeps the newest hundred. */
export function writeWritten(questionId: string, label: string, text: string) {
  const place = placeOf(questionId, label);
  const others = readAll().filter(([other]) => other !== place);
  const all = text ? [...others, [place, text] as const] : others;
  store('localStorage', WRITTEN_KEY, JSON.stringify(Object.fromEntries(all.slice(-MAX))));
}
