import { subjectOf } from '../../template/subject-names.ts';

export type Category = { subject?: string; chapter?: string; topic?: string };

// Moodle's own: the context, and the categories that every context has.
const OWN = /^(?:\$\w+\$|top|default(?: for .*)?)$/i;

/** `$course$/top/Anatomy/Upper limb/Axilla`. Moodle doubles a slash in a name. */
export const readCategory = (path: string): Category =>
  readSteps(path.split(/(?<!\/)\/(?!\/)/).map((step) => step.replaceAll('//', '/')));

/**
 * A step that is a subject, by code or name, with its chapter and topic below. Without a subject the last step is the chapter,
 * as in GIFT.
 */
export function readSteps(path: readonly string[]): Category {
  const steps = path.map((step) => step.trim()).filter((step) => step !== '' && !OWN.test(step));
  const at = steps.findLastIndex((step) => subjectOf(step) !== undefined);
  const below = at < 0 ? steps.slice(-1) : steps.slice(at + 1);
  const [chapter, topic] = below;
  const subject = at < 0 ? undefined : subjectOf(steps[at]!);
  return { ...(subject && { subject }), ...(chapter && { chapter }), ...(topic && { topic }) };
}
