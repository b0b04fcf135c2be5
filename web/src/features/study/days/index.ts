export { type DayCount, daysUntil, shadeOf, today, weeksUntil } from './weeks.ts';
