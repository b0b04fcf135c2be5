import { z } from 'zod/mini';

export const OUTCOMES = ['created', 'changed', 'removed', 'kept', 'unchanged'] as const;
export const KINDS = ['banners', 'faqs', 'plans', 'ebooks', 'internship_subjects', 'internship_topics'] as const;

const entry = z.object({ kind: z.enum(KINDS), id: z.string(), title: z.string(), outcome: z.enum(OUTCOMES) });
const problem = z.object({ file: z.string(), problem: z.string() });
const report = z.object({
  stored: z.boolean(),
  entries: z.array(entry),
  pictures_needed: z.array(z.string()),
  fingerprint: z.string(),
});
const reportLine = z.object({
  report: z.optional(report),
  problems: z.optional(z.array(problem)),
  picture: z.optional(z.unknown()),
  error: z.optional(z.object({ message: z.string() })),
});

export type Outcome = (typeof OUTCOMES)[number];
export type Entry = z.infer<typeof entry>;
export type Problem = z.infer<typeof problem>;
export type Report = z.infer<typeof report>;

/** The last line; those before say that the server is at work. Throws where it is none. */
export const lastLine = (text: string) => reportLine.parse(JSON.parse(text.trimEnd().split('\n').at(-1) ?? ''));

export const entriesThatAre = (entries: readonly Entry[], outcome: Outcome) =>
  entries.filter((one) => one.outcome === outcome);

/** Whether an import of it would change anything. */
export const changesAnything = ({ entries }: Report) =>
  entries.some(({ outcome }) => outcome !== 'unchanged' && outcome !== 'kept');
