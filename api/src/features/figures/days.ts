import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { midnight } from '../../db/midnight.ts';
import { inputMessages } from './messages.ts';

export const MAX_DAYS = 366;
const DAY_MS = 86_400_000;

/** Days of Dhaka, both included. */
export type Days = { from: string; to: string };

const countDays = ({ from, to }: Days) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

export const daysQuery = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine((days) => countDays(days) >= 1 && countDays(days) <= MAX_DAYS, {
    path: ['to'],
    error: inputMessages.badDays({ max: MAX_DAYS }),
  });

/** Whether an instant is within the days; as a range, so that an index is used. */
export const isWithin = (instant: SQL, { from, to }: Days): SQL =>
  sql`(${instant} >= ${midnight(from)}::timestamptz and ${instant} < ${midnight(to)}::timestamptz + interval '24 hours')`;

/** The day of an instant in Dhaka: 2026-11-27. */
export const dayOf = (instant: SQL): SQL => sql`to_char(${instant} at time zone interval '6 hours', 'YYYY-MM-DD')`;
