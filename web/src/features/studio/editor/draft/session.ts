import type { ApolloClient } from '@apollo/client';
import { errorCode, errorText, serverText } from '../../../../apollo/errors.ts';
import { SyncLoop } from '../../../../device/sync-loop.ts';
import type { EditedQuestionFragment } from '../question-editor.generated.ts';
import { fetchQuestion, saveQuestion } from './calls.ts';
import { putDraft, removeDraft } from './device.ts';
import { toForm, toInput, type Form } from './form.ts';
import { isEditable, type ChangeForm, type DraftState } from './state.ts';

const QUIET_MS = 1500;
const FIRST_RETRY_MS = 2000;
const MAX_RETRY_MS = 30_000;
const TRANSIENT = new Set<string>([
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
  'TOO_MANY_REQUESTS',
  'INTERNAL_SERVER_ERROR',
]);

export type SessionOptions = {
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

const textOf = (form: Form) => JSON.stringify(toInput(form));

/** What the server refuses, it refuses again. */
const isRefusal = (error: unknown) => serverText(error) !== undefined && !TRANSIENT.has(errorCode(error) ?? '');

/**
 * One question while it is written: kept on the device with each change, sent after a pause, one save at a time, each
 * on top of the version before. Nothing typed is dropped: a save that meets another version waits for `settle`.
 */
export class DraftSession {
  readonly #options: Pick<SessionOptions, 'client' | 'owner' | 'onCreated'>;
  readonly #loop = new SyncLoop({
    send: () => this.#sendAll(),
    firstDelayMs: FIRST_RETRY_MS,
    maxDelayMs: MAX_RETRY_MS,
    isFinal: isRefusal,
  });
  readonly #listeners = new Set<() => void>();
  #key: string;
  #version: number;
  #base: Form;
  #state: DraftState;
  #savedText: string;

  constructor({ key, version, base, isSaved, state, ...options }: SessionOptions) {
    this.#options = options;
    this.#key = key;
    this.#version = version;
    this.#base = base;
    this.#state = state;
    this.#savedText = isSaved ? textOf(state.form) : '';
    const { signal } = this.#loop;
    addEventListener('offline', () => this.#state.save !== 'SAVED' && this.#update({ save: 'OFFLINE' }), { signal });
    if (this.#hasUnsaved() && state.isResumed) this.#loop.runIn(0);
  }

  readonly state = () => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly change: ChangeForm = (what) => {
    const part = typeof what === 'function' ? what(this.#state.form) : what;
    this.#update({ form: { ...this.#state.form, ...part }, save: navigator.onLine ? 'KEPT' : 'OFFLINE' });
    this.#keep();
    this.#loop.runIn(QUIET_MS);
  };

  /** Sends what the account does not have, and what is typed meanwhile. */
  save = () => this.#loop.run();

  /** Goes on from what is there with what was chosen of both. */
  settle(form: Form) {
    const { theirs } = this.#state;
    if (!theirs) return;
    this.#version = theirs.version;
    this.#rebase(toForm(theirs));
    this.#update({ form, question: theirs, theirs: undefined, replaced: this.#state.replaced + 1, save: 'KEPT' });
    this.#keep();
    void this.save();
  }

  /** After something else than a save was done to the question. */
  show(question: EditedQuestionFragment) {
    const isNewer = question.version !== this.#version && !this.#hasUnsaved();
    const form = isNewer ? toForm(question) : this.#state.form;
    this.#version = question.version;
    if (isNewer) this.#rebase(form);
    this.#update({ question, form, replaced: this.#state.replaced + Number(isNewer) });
    this.#keep();
  }

  /** Asks the server again, after something else was done to the question or a change was refused. */
  async reload() {
    if (this.#version === 0) return;
    if (this.#hasUnsaved()) return void (await this.#compare());
    try {
      const question = await fetchQuestion(this.#options.client, this.#key);
      if (question) this.show(question);
    } catch {
      // What is on show stays.
    }
  }

  /** The question is gone, by the author's will. */
  forget() {
    this.#loop.stop();
    this.#savedText = textOf(this.#state.form);
    void removeDraft(this.#options.owner, this.#key).catch(() => {});
  }

  /** Sends what is left. */
  close() {
    void this.#loop.finish();
  }

  readonly #hasUnsaved = () => textOf(this.#state.form) !== this.#savedText;

  #update(part: Partial<DraftState>) {
    this.#state = { ...this.#state, ...part };
    this.#listeners.forEach((listener) => listener());
  }

  /** The account has this form. */
  #rebase(form: Form) {
    this.#base = form;
    this.#savedText = textOf(form);
  }

  #keep() {
    void putDraft({
      owner: this.#options.owner,
      key: this.#key,
      isNew: this.#version === 0,
      version: this.#version,
      base: this.#base,
      form: this.#state.form,
      isSaved: !this.#hasUnsaved(),
      changedAt: Date.now(),
      // The form itself still has it, and the server soon.
    }).catch(() => {});
  }

  async #sendAll() {
    while (!this.#state.theirs && isEditable(this.#state) && this.#hasUnsaved()) {
      const { form } = this.#state;
      if (!form.prof || !form.subject) return this.#update({ save: 'INCOMPLETE' });
      this.#update({ save: 'SAVING' });
      const before = this.#version === 0 ? {} : { id: this.#key, version: this.#version };
      try {
        this.#adopt(await saveQuestion(this.#options.client, before, toInput(form)), form);
      } catch (error) {
        return this.#fail(error);
      }
    }
    if (!this.#state.theirs && isEditable(this.#state))
      this.#update({ save: 'SAVED', savedAt: this.#state.savedAt ?? Date.now() });
    return undefined;
  }

  /** The server has this form. */
  #adopt(question: EditedQuestionFragment, form: Form) {
    const before = this.#key;
    const isCreated = this.#version === 0;
    this.#key = question.id;
    this.#version = question.version;
    this.#rebase(form);
    this.#update({ question, savedAt: Date.now(), failure: undefined });
    this.#keep();
    if (!isCreated) return;
    void removeDraft(this.#options.owner, before).catch(() => {});
    // The page has another address once it is left.
    if (!this.#loop.signal.aborted) this.#options.onCreated(this.#key);
  }

  async #fail(error: unknown) {
    if (errorCode(error) === 'CONFLICT' && this.#version > 0 && (await this.#compare())) return;
    this.#update({ save: navigator.onLine ? 'FAILED' : 'OFFLINE', failure: errorText(error) });
    throw error;
  }

  /** Shows what is there; returns whether that says why the save was refused. */
  async #compare(): Promise<boolean> {
    try {
      const theirs = await fetchQuestion(this.#options.client, this.#key);
      if (!theirs) return false;
      if (theirs.version === this.#version) {
        this.#update({ question: theirs, save: 'FAILED' });
        return !theirs.may.includes('SAVE');
      }
      this.#update({ theirs, save: 'KEPT' });
      return true;
    } catch {
      return false;
    }
  }
}
