import type { ApolloClient } from '@apollo/client';
import { fetchQuestion } from './calls.ts';
import { readDraft, readLatest, readNewDrafts, type StoredDraft } from './device.ts';
import { emptyForm, newId, toForm, toInput, type Form } from './form.ts';
import { DraftSession, type SessionOptions } from './session.ts';

type Options = {
  client: ApolloClient;
  owner: string;
  onCreated: (id: string) => void;
};

const orNothing = <Value>(promise: Promise<Value>) => promise.catch((): undefined => undefined);

/** Opens a question with its draft on this device, if any. Null if it does not exist; throws if it cannot be read. */
export async function openQuestion(options: Options, id: string): Promise<DraftSession | null> {
  const { client, owner } = options;
  const stored = await orNothing(readDraft(owner, id));
  const question = await fetchQuestion(client, id).catch((error: unknown) => {
    if (!stored || navigator.onLine) throw error;
    return undefined;
  });
  if (question === null) return null;
  if (!question) return resume(options, stored!, { question: undefined });
  const form = toForm(question);
  if (stored && stored.version === question.version) return resume(options, stored, { question });
  if (stored && !stored.isSaved && textOf(stored.form) !== textOf(form)) {
    return resume(options, stored, { question, theirs: question });
  }
  return new DraftSession({
    ...options,
    key: id,
    version: question.version,
    base: form,
    isSaved: true,
    state: { form, replaced: 0, question, save: 'SAVED', isResumed: false },
  });
}

const textOf = (form: Form) => JSON.stringify(toInput(form));

type Found = Pick<SessionOptions['state'], 'question' | 'theirs'>;

const resume = (options: Options, stored: StoredDraft, found: Found) =>
  new DraftSession({
    ...options,
    key: stored.key,
    version: stored.version,
    base: stored.base,
    isSaved: stored.isSaved,
    state: {
      ...found,
      form: stored.form,
      replaced: 0,
      save: stored.isSaved ? 'SAVED' : 'KEPT',
      isResumed: !stored.isSaved,
    },
  });

/** A new question: the one of this key or another that this device kept, or an empty one like the last. */
export async function openNew(options: Options, wanted: string | undefined): Promise<[DraftSession, string]> {
  const { owner } = options;
  const drafts = (await orNothing(readNewDrafts(owner))) ?? [];
  const others = await openKeys();
  const stored = wanted
    ? drafts.find(({ key }) => key === wanted)
    : drafts.find(({ key }) => !others.has(lockName(key)));
  if (stored) return [resume(options, stored, { question: undefined }), stored.key];
  const key = wanted ?? newId();
  const last = (await orNothing(readLatest(owner)))?.form;
  const form = emptyForm(last && { type: last.type, prof: last.prof, subject: last.subject });
  const session = new DraftSession({
    ...options,
    key,
    version: 0,
    base: form,
    isSaved: true,
    state: { form, replaced: 0, question: undefined, save: 'SAVED', isResumed: false },
  });
  return [session, key];
}

const lockName = (key: string) => `studio-draft-${key}`;

/** The locks of other tabs. */
async function openKeys(): Promise<Set<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name }) => name ?? []));
}

/** Other tabs do not go on with this new question meanwhile. Returns how to let go of it. */
export function lockNew(key: string): () => void {
  const end = Promise.withResolvers<void>();
  if ('locks' in navigator) void navigator.locks.request(lockName(key), { ifAvailable: true }, () => end.promise);
  return end.resolve;
}
