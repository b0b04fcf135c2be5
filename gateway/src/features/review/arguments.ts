import { findCard, findItem } from 'schema/items.ts';
import { z } from 'zod';
import type { RealMarkInput, StudyPlanInput } from '../../graphql.generated.ts';
import { badInput } from '../../graphql/errors.ts';
import { findBoard, findSubject } from '../questions/index.ts';
import { reviewMessages } from './messages.ts';

const MAX_SUBJECTS = 20;
const DAYS_OF_A_WEEK = 7;
const MIN_MINUTES = 10;
const MAX_MINUTES = 600;
const MAX_DAYS = 366;
const MAX_ITEMS = 30;

const isDay = (day: string) => z.iso.date().safeParse(day).success;

// What is too early or too late depends on the reader's time zone, which the upstream knows.
function checkDay(day: string): void {
  if (!isDay(day)) throw badInput('examOn', reviewMessages.badDay());
}

/** Throws BAD_USER_INPUT. */
export function checkPlan({ board, prof, subjects, examOn, restDays, minutesADay }: StudyPlanInput): void {
  if (!findBoard(board)) throw badInput('board', reviewMessages.noBoard());
  if (subjects.length < 1 || subjects.length > MAX_SUBJECTS)
    throw badInput('subjects', reviewMessages.badSubjects({ max: MAX_SUBJECTS }));
  if (!subjects.every((code) => findSubject(prof, code))) throw badInput('subjects', reviewMessages.noSubject());
  checkDay(examOn);
  if (new Set(restDays).size >= DAYS_OF_A_WEEK) throw badInput('restDays', reviewMessages.noStudyDay());
  if (minutesADay != null && (minutesADay < MIN_MINUTES || minutesADay > MAX_MINUTES))
    throw badInput('minutesADay', reviewMessages.badMinutes({ min: MIN_MINUTES, max: MAX_MINUTES }));
}

/** Throws BAD_USER_INPUT. */
export function checkRealMark({ prof, subject, share, examOn }: RealMarkInput): void {
  if (!findSubject(prof, subject)) throw badInput('subject', reviewMessages.noSubject());
  if (share < 0 || share > 1) throw badInput('share', reviewMessages.badShare());
  checkDay(examOn);
}

/** Throws BAD_USER_INPUT. */
export function checkDays(days: number): void {
  if (days < 1 || days > MAX_DAYS) throw badInput('days', reviewMessages.badDays({ max: MAX_DAYS }));
}

/** Throws BAD_USER_INPUT. */
export function checkTarget({ items, on }: { items: readonly string[]; on: string }): void {
  if (items.length < 1 || items.length > MAX_ITEMS)
    throw badInput('items', reviewMessages.badItems({ max: MAX_ITEMS }));
  if (!items.every((code) => findItem(code) ?? findCard(code))) throw badInput('items', reviewMessages.noItem());
  if (!isDay(on)) throw badInput('on', reviewMessages.badTargetDay());
}
