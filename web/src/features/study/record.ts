import { useEffect, useState, type ReactNode } from 'react';
import { readStored } from '../../components/storage.ts';
import { useSession } from '../../session/index.ts';
import type { ChoiceAnswer, MarkedQuestion } from './rules.ts';

// Dexie is no part of what a visitor needs to read a page.
const loadWriter = () => import('./write-attempt.ts');

export type CheckedAnswer = {
  question: MarkedQuestion;
  answer: ChoiceAnswer;
  owner: string;
  /** Both in milliseconds since 1970. */
  readingSince: number;
  answeredAt: number;
  changes: number;
};

// Where the code could not be loaded, until it can be.
let waiting: CheckedAnswer[] = [];

/** Adds a checked answer to the record of this device. */
export async function recordAnswer(checked: CheckedAnswer) {
  waiting.push(checked);
  try {
    const { writeAttempt } = await loadWriter();
    const answers = waiting;
    waiting = [];
    for (const one of answers) await writeAttempt(one);
  } catch {
    // Offline before the first answer: the next one writes both.
  }
}

/** Fetches the code while the reader still decides. */
export const prepareRecord = () => void loadWriter().catch(() => {});

const NONE: ReadonlyMap<string, ReactNode> = new Map();

/** A mark of how each question went the last time, by its id; empty at first and on a device without a record. */
export function useLastTimes(questionIds: readonly string[]): ReadonlyMap<string, ReactNode> {
  const session = useSession();
  const owner = session === undefined ? undefined : (session?.user_id ?? '');
  const [found, setFound] = useState({ owner, marks: NONE });
  const ids = questionIds.join(' ');
  useEffect(() => {
    if (owner === undefined || !readStored('localStorage', 'study-record')) return;
    let isCurrent = true;
    import('./last-times.tsx')
      .then(({ findLastTimes }) => findLastTimes(owner, ids.split(' ')))
      .then((marks) => isCurrent && setFound({ owner, marks }))
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [owner, ids]);
  // Never another account's.
  return found.owner === owner ? found.marks : NONE;
}
