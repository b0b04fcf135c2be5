import { badInput } from '../../graphql/errors.ts';
import { questionsMessages } from './messages.ts';
import type { PageArgs } from './rows.ts';

const MAX_TOPIC = 500;
const REF = /^(?!\.{1,2}$)[^\u0000-\u001F\u007F]{1,100}$/;
const MAX_PAGE = 1_000_000;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

/** Throws BAD_USER_INPUT for an impossible page or range. */
export function checkPage({ page, from, to, ref }: PageArgs): void {
  if (page < 1 || page > MAX_PAGE) throw badInput('page', questionsMessages.badPage());
  if (ref != null) checkRef(ref);
  if (from == null && to == null) return;
  if (from == null || to == null) throw badInput(from == null ? 'from' : 'to', questionsMessages.incompleteRange());
  if (from < 1) throw badInput('from', questionsMessages.badFrom());
  if (to < from) throw badInput('to', questionsMessages.badTo());
}

export function checkRef(ref: string): void {
  if (!REF.test(ref) || !ref.isWellFormed()) {
    throw badInput('ref', questionsMessages.badRef());
  }
}

export function checkTopic(topic: string): void {
  if (!topic.trim()) throw badInput('topic', questionsMessages.noTopic());
  // A lone surrogate cannot be encoded in a URL.
  if (topic.length > MAX_TOPIC || topic.includes('\0') || !topic.isWellFormed()) {
    throw badInput('topic', questionsMessages.badTopic());
  }
}

export function checkYear(year: number): void {
  if (year < FIRST_YEAR || year > LAST_YEAR) throw badInput('year', questionsMessages.badYear());
}
