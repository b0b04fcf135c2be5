import type { Answer } from 'question/answer.ts';
import { readStored, store } from '../../../components/storage.ts';
import { currentSession } from '../../../session/index.ts';
import { upgradeAnswer } from './upgrade-answer.ts';
import { UNANSWERED, WRITTEN_KEY, type Reveal } from '../card/answer.ts';

/** `changes` counts answers replaced before the check, `tookMs` is the time until the check. */
export type Attempt = { answer: Answer; reveal: Reveal; changes: number; tookMs?: number };

export const START: Attempt = { answer: UNANSWERED, reveal: false, changes: 0 };

const KEY = 'answers';

type Stored = { owner: string; attempts: Record<string, Attempt> };

/** By question id, in the order of answering. Stored per tab: they survive navigation and reloads. */
let attempts: Map<string, Attempt> | undefined;
let restoredIds: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

export const readerId = () => currentSession()?.user_id ?? '';

function load() {
  if (attempts) return attempts;
  attempts = new Map();
  try {
    const { owner, attempts: stored } = JSON.parse(readStored('sessionStorage', KEY) ?? '') as Stored;
    // A visitor who logs in keeps them; another account starts empty.
    if (owner === '' || owner === readerId()) {
      attempts = new Map(
        Object.entries(stored).map(([id, { answer, ...attempt }]) => [
          id,
          { ...attempt, answer: upgradeAnswer(answer) },
        ]),
      );
    }
  } catch {
    // Nothing stored, or invalid.
  }
  restoredIds = new Set(attempts.keys());
  return attempts;
}

const notifyListeners = () => listeners.forEach((listener) => listener());

export function subscribeToAnswers(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const readAttempt = (questionId: string) => load().get(questionId) ?? START;

/** Whether the key is shown and, for a short answer, it is marked. */
export const isAnswered = ({ id }: { id: string }) => readAttempt(id).reveal === true;

/** Whether the answer is from before this page was loaded. */
export const isRestored = (questionId: string) => load().has(questionId) && restoredIds.has(questionId);

export function writeAttempt(questionId: string, attempt: Attempt) {
  const all = load().set(questionId, attempt);
  store('sessionStorage', KEY, JSON.stringify({ owner: readerId(), attempts: Object.fromEntries(all) }));
  notifyListeners();
}

/** Clears the answers to these questions. */
export const startAnew = (questions: readonly { id: string }[]) =>
  questions.forEach(({ id }) => writeAttempt(id, START));

export function forgetAnswers() {
  attempts = new Map();
  store('localStorage', WRITTEN_KEY, null);
  store('sessionStorage', KEY, null);
  notifyListeners();
}
