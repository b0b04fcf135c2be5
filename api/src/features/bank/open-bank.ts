import type { Database } from '../../db/connection.ts';
import { BankVersion } from './bank-version.ts';
import { CachedStore } from './cached-store.ts';
import { QuestionStore } from './store.ts';

export type Bank = { bank: BankVersion; questions: CachedStore };

/** The bank's version and its questions, whose lists are cached: one for the calls and jobs of a program. */
export function openBank(db: Database): Bank {
  const bank = new BankVersion(db);
  return { bank, questions: new CachedStore(new QuestionStore(db), bank) };
}
