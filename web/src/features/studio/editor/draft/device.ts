import type { Dexie, Table } from 'dexie';
import { database as device } from '../../../../device/database.ts';
import type { Form } from './form.ts';

/** What an account has typed into a question on this device. */
export type StoredDraft = {
  /** The account's user id. */
  owner: string;
  /** `StudioQuestion.id`, or a UUID of this device for a question that the account does not have yet. */
  key: string;
  /** Not in the account yet. */
  isNew: boolean;
  /** The version that it is based on; 0 for a new one. */
  version: number;
  /** The form at that version: what a conflict is compared with. */
  base: Form;
  form: Form;
  /** Whether the account has all of it. */
  isSaved: boolean;
  /** In milliseconds since 1970. */
  changedAt: number;
};

const database = device as Dexie & { drafts: Table<StoredDraft, [string, string]> };

export const readDraft = (owner: string, key: string) => database.drafts.get([owner, key]);
export const putDraft = (draft: StoredDraft) => database.drafts.put(draft);
export const removeDraft = (owner: string, key: string) => database.drafts.delete([owner, key]);

/** Those that the account does not have yet, the last one changed first. */
export async function readNewDrafts(owner: string): Promise<StoredDraft[]> {
  const drafts = await database.drafts.where({ owner }).toArray();
  return drafts.filter(({ isNew, isSaved }) => isNew && !isSaved).sort((a, b) => b.changedAt - a.changedAt);
}

const OLD_MS = 30 * 24 * 3_600_000;

/** Removes what accounts have already: of others all, of this one what is a month old. */
export const forgetSaved = (owner: string) =>
  database.drafts
    .filter((draft) => draft.isSaved && (draft.owner !== owner || draft.changedAt < Date.now() - OLD_MS))
    .delete();

/** The question that was changed last. */
export async function readLatest(owner: string): Promise<StoredDraft | undefined> {
  const drafts = await database.drafts.where({ owner }).sortBy('changedAt');
  return drafts.at(-1);
}
