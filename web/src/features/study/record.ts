import { useEffect, useState } from 'react';
import { readStored } from '../../components/storage.ts';
import { useSession } from '../../session/index.ts';
import type { LastAttempt } from './attempt.ts';
import type { ChoiceAnswer } from './rules.ts';

// Dexie is no part of what a visitor needs to read a page.
const loadWriter = () => import('./write-attempt.ts');

export type CheckedAnswer = {
  question: { id: string; type: 'SBA' | 'MTF'; options: readonly { key: string; correct: boolean }[] };
  answer: ChoiceAnswer;
  owner: string;
  answeredAt: Date;
  tookMs?: number;
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

const NONE: ReadonlyMap<string, LastAttempt> = new Map();

/** How questions went the last time; empty at first and on a device without a record. */
export function useLastAttempts(questionIds: readonly string[]): ReadonlyMap<string, LastAttempt> {
  const session = useSession();
  const owner = session === undefined ? undefined : (session?.user_id ?? '');
  const [found, setFound] = useState({ owner, attempts: NONE });
  const ids = questionIds.join(' ');
  useEffect(() => {
    if (owner === undefined || !readStored('localStorage', 'study-record')) return;
    let isCurrent = true;
    import('./log.ts')
      .then((log) => log.findLastAttempts(owner, ids.split(' '), readStored('sessionStorage', 'study-session')))
      .then((attempts) => isCurrent && setFound({ owner, attempts }))
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [owner, ids]);
  // Never another account's.
  return found.owner === owner ? found.attempts : NONE;
}
