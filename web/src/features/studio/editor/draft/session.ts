import type { ApolloClient } from '@apollo/client';
import { errorCode, errorText, serverText } from '../../../../apollo/errors.ts';
import type { EditedQuestionFragment } from '../question-editor.generated.ts';
import { fetchQuestion, saveQuestion } from './calls.ts';
import { putDraft, removeDraft } from './device.ts';
import { toForm, toInput, type Form } from './form.ts';
import { isEditable, type ChangeForm, type DraftState } from './state.ts';

const QUIET_MS = 1500;
const FIRST_RETRY_MS = 2000;
const MAX_RETRY_MS = 30_000;

type Options = {
  client: ApolloClient;
  owner: string;
  /** Of the device's row. */
  key: string;
  /** The version that the form is based on; 0 for a new question. */
  version: number;
  base: Form;
  /** Whether the account has the form as it is. */
  isSaved: boolean;
  state: DraftState;
  onCreated: (id: string) => void;
};

export type DraftSession = ReturnType<typeof startSession>;

const textOf = (form: Form) => JSON.stringify(toInput(form));

/**
 * One question while it is written: kept on the device with each change, sent after a pause, one save at a time, each
 * on top of the version before. Nothing typed is dropped: a save that meets another version waits for `settle`.
 */
export function startSession({ client, owner, onCreated, ...options }: Options) {
  let { key, version, base, state } = options;
  let savedText = options.isSaved ? textOf(state.form) : '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;
  const end = new AbortController();
  const listeners = new Set<() => void>();

  function update(part: Partial<DraftState>) {
    state = { ...state, ...part };
    listeners.forEach((listener) => listener());
  }

  const keep = () =>
    void putDraft({
      owner,
      key,
      isNew: version === 0,
      version,
      base,
      form: state.form,
      isSaved: savedText === textOf(state.form),
      changedAt: Date.now(),
      // The form itself still has it, and the server soon.
    }).catch(() => {});

  function wake(inMs = QUIET_MS) {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), inMs);
  }

  const change: ChangeForm = (what) => {
    const part = typeof what === 'function' ? what(state.form) : what;
    update({ form: { ...state.form, ...part }, save: navigator.onLine ? 'KEPT' : 'OFFLINE' });
    keep();
    failures = 0;
    wake();
  };

  /** Sends what the account does not have, and what is typed meanwhile. */
  function save(): Promise<void> {
    running ??= sendAll().finally(() => (running = undefined));
    return running;
  }

  async function sendAll() {
    clearTimeout(timer);
    while (!state.theirs && isEditable(state) && textOf(state.form) !== savedText) {
      const { form } = state;
      if (!form.prof || !form.subject) return update({ save: 'INCOMPLETE' });
      update({ save: 'SAVING' });
      try {
        adopt(await saveQuestion(client, version === 0 ? {} : { id: key, version }, toInput(form)), form);
      } catch (error) {
        return fail(error);
      }
    }
    if (!state.theirs && isEditable(state)) update({ save: 'SAVED', savedAt: state.savedAt ?? Date.now() });
    return undefined;
  }

  /** The server has this form. */
  function adopt(question: EditedQuestionFragment, form: Form) {
    failures = 0;
    const before = key;
    const isCreated = version === 0;
    ({ id: key, version } = question);
    base = form;
    savedText = textOf(form);
    update({ question, savedAt: Date.now(), failure: undefined });
    keep();
    if (!isCreated) return;
    void removeDraft(owner, before).catch(() => {});
    // The page has another address once it is left.
    if (!end.signal.aborted) onCreated(key);
  }

  async function fail(error: unknown) {
    if (errorCode(error) === 'CONFLICT' && version > 0 && (await compare())) return;
    // What the server refuses, it refuses again.
    const isRefused = serverText(error) !== undefined && !TRANSIENT.has(errorCode(error) ?? '');
    update({ save: navigator.onLine ? 'FAILED' : 'OFFLINE', failure: errorText(error) });
    if (!isRefused) wake(Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** failures++));
  }

  /** Shows what is there; returns whether that says why the save was refused. */
  async function compare(): Promise<boolean> {
    try {
      const theirs = await fetchQuestion(client, key);
      if (!theirs) return false;
      if (theirs.version === version) {
        update({ question: theirs, save: 'FAILED' });
        return !theirs.may.includes('SAVE');
      }
      update({ theirs, save: 'KEPT' });
      return true;
    } catch {
      return false;
    }
  }

  /** Goes on from what is there with what was chosen of both. */
  function settle(form: Form) {
    const { theirs } = state;
    if (!theirs) return;
    ({ version } = theirs);
    base = toForm(theirs);
    savedText = textOf(base);
    update({ form, question: theirs, theirs: undefined, replaced: state.replaced + 1, save: 'KEPT' });
    keep();
    void save();
  }

  /** After something else than a save was done to the question. */
  function show(question: EditedQuestionFragment) {
    const isNewer = question.version !== version && textOf(state.form) === savedText;
    const form = isNewer ? toForm(question) : state.form;
    ({ version } = question);
    if (isNewer) {
      base = form;
      savedText = textOf(form);
    }
    update({ question, form, replaced: state.replaced + Number(isNewer) });
    keep();
  }

  /** Asks the server again, after something else was done to the question or a change was refused. */
  async function reload() {
    if (version === 0) return;
    if (textOf(state.form) !== savedText) return void (await compare());
    try {
      const question = await fetchQuestion(client, key);
      if (question) show(question);
    } catch {
      // What is on show stays.
    }
  }

  const { signal } = end;
  const saveSoon = () => void save();
  addEventListener('online', saveSoon, { signal });
  addEventListener('offline', () => state.save !== 'SAVED' && update({ save: 'OFFLINE' }), { signal });
  addEventListener('pagehide', saveSoon, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && saveSoon(), { signal });
  if (textOf(state.form) !== savedText && state.isResumed) wake(0);

  return {
    change,
    save,
    settle,
    show,
    reload,
    /** The question is gone, by the author's will. */
    forget: () => {
      end.abort();
      savedText = textOf(state.form);
      void removeDraft(owner, key).catch(() => {});
    },
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Sends what is left. */
    close: () => {
      end.abort();
      void save().finally(() => clearTimeout(timer));
    },
  };
}

const TRANSIENT = new Set<string>([
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
  'TOO_MANY_REQUESTS',
  'INTERNAL_SERVER_ERROR',
]);
