import { z } from 'zod';
import { siteRoutes } from 'schema/site-routes.ts';
import type { Execute } from './execute.ts';

/** A percent-encoded path and the day of its last change. */
export type SitemapEntry = { path: string; changed?: string };

// A day costs an upstream call; other articles are listed without one.
const MAX_DATED = 500;

const STATIC = (
  ['home', 'boards', 'questionSets', 'internship', 'ebooks', 'plans', 'terms', 'privacy', 'refunds'] as const
).map((name) => siteRoutes[name]);

async function ask<Schema extends z.ZodType>(
  execute: Execute,
  schema: Schema,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<z.output<Schema>> {
  const { data, errors = [] } = await execute({ query, variables });
  if (errors[0]) throw new Error(errors[0].message);
  return schema.parse(data);
}

const segments = (...names: (string | number)[]) => names.map((name) => `/${encodeURIComponent(name)}`).join('');

const codes = z.array(z.object({ code: z.string() }));
const curriculum = z.object({
  boards: codes,
  professionalYears: z.array(z.object({ code: z.string(), subjects: codes })),
});
const CURRICULUM = '{ boards { code } professionalYears { code subjects { code } } }';

const boardSubject = z.object({ boardSubject: z.object({ topics: z.array(z.string()), years: z.array(z.int()) }) });
const BOARD_SUBJECT = `query ($board: ID!, $prof: ID!, $subject: ID!) {
  boardSubject(board: $board, prof: $prof, subject: $subject) { topics years }
}`;

async function boardQuestions(execute: Execute): Promise<SitemapEntry[]> {
  const { boards, professionalYears } = await ask(execute, curriculum, CURRICULUM);
  const entries: SitemapEntry[] = [];
  const add = (...names: (string | number)[]) => void entries.push({ path: segments('board-question', ...names) });
  for (const { code: board } of boards) {
    add(board);
    for (const { code: prof, subjects } of professionalYears) {
      add(board, prof);
      for (const { code: subject } of subjects) {
        const { topics, years } = (await ask(execute, boardSubject, BOARD_SUBJECT, { board, prof, subject }))
          .boardSubject;
        add(board, prof, subject);
        for (const year of years) add(board, prof, subject, year);
        for (const topic of topics) add(board, prof, subject, 'topics', topic);
      }
    }
  }
  return entries;
}

const ids = z.array(z.object({ id: z.string() }));
const chapters = z.object({ chapters: ids });
const CHAPTERS = 'query ($prof: ID!, $subject: ID!) { chapters(prof: $prof, subject: $subject) { id } }';

async function questionSets(execute: Execute): Promise<SitemapEntry[]> {
  const { professionalYears } = await ask(execute, curriculum, CURRICULUM);
  const entries: SitemapEntry[] = [];
  const add = (...names: string[]) => void entries.push({ path: segments('questions-set', ...names) });
  for (const { code: prof, subjects } of professionalYears) {
    add(prof);
    for (const { code: subject } of subjects) {
      add(prof, subject);
      const found = await ask(execute, chapters, CHAPTERS, { prof, subject });
      for (const { id } of found.chapters) add(prof, subject, 'chapter', id);
    }
  }
  return entries;
}

const subjects = z.object({
  internshipSubjects: z.array(
    z.object({ id: z.string(), topics: z.array(z.object({ id: z.string(), isList: z.boolean() })) }),
  ),
});
const SUBJECTS = '{ internshipSubjects { id topics { id isList } } }';
const subTopics = z.object({ internshipSubTopics: ids });
const SUB_TOPICS = 'query ($topic: ID!) { internshipSubTopics(topicId: $topic) { id } }';
const article = z.object({ internshipArticle: z.object({ date: z.string().nullable() }).nullable() });
const ARTICLE = 'query ($id: ID!) { internshipArticle(id: $id) { date } }';

async function internship(execute: Execute): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  let dated = 0;
  async function addArticle(path: string, id: string) {
    dated += 1;
    const found = dated > MAX_DATED ? undefined : await ask(execute, article, ARTICLE, { id });
    const changed = /^\d{4}-\d\d-\d\d/.exec(found?.internshipArticle?.date ?? '')?.[0];
    entries.push({ path, ...(changed && { changed }) });
  }
  for (const { id: subject, topics } of (await ask(execute, subjects, SUBJECTS)).internshipSubjects) {
    entries.push({ path: segments('internship', subject) });
    for (const { id: topic, isList } of topics) {
      if (!isList) {
        await addArticle(segments('internship', subject, 'skip', topic), topic);
        continue;
      }
      entries.push({ path: segments('internship', subject, topic) });
      const found = await ask(execute, subTopics, SUB_TOPICS, { topic });
      for (const { id } of found.internshipSubTopics) await addArticle(segments('internship', subject, topic, id), id);
    }
  }
  return entries;
}

const cardVersions = z.object({
  curriculum: z.object({
    id: z.string(),
    versions: z.array(z.string()),
    subjects: z.array(z.object({ prof: z.string(), subject: z.object({ code: z.string() }) })),
  }),
});
const CARD_VERSIONS = `query ($version: ID) {
  curriculum(version: $version) { id versions subjects { prof subject { code } } }
}`;
const items = z.array(z.object({ code: z.string(), questions: z.int() }));
const cards = z.object({ curriculum: z.object({ cards: z.array(z.object({ items })) }) });
const CARDS = `query ($version: ID!, $prof: ID!, $subject: ID!) {
  curriculum(version: $version) { cards(prof: $prof, subject: $subject) { items { code questions } } }
}`;

/** The cards of every subject, and items that have questions. */
async function curriculumCards(execute: Execute): Promise<SitemapEntry[]> {
  const newest = (await ask(execute, cardVersions, CARD_VERSIONS)).curriculum;
  const entries: SitemapEntry[] = [{ path: segments('cards') }];
  for (const version of newest.versions) {
    const { subjects } = (await ask(execute, cardVersions, CARD_VERSIONS, { version })).curriculum;
    if (version !== newest.id) entries.push({ path: segments('cards', version) });
    for (const { prof, subject } of subjects) {
      const place = { version, prof, subject: subject.code };
      entries.push({ path: segments('cards', version, prof, subject.code) });
      for (const card of (await ask(execute, cards, CARDS, place)).curriculum.cards) {
        const withQuestions = card.items.filter(({ questions }) => questions > 0);
        entries.push(...withQuestions.map(({ code }) => ({ path: segments('cards', 'item', code) })));
      }
    }
  }
  return entries;
}

/** If one fails, the others are still listed. */
export const sitemapSections: Record<string, (execute: Execute) => Promise<SitemapEntry[]>> = {
  static: async () => STATIC.map((path) => ({ path })),
  boardQuestions,
  questionSets,
  internship,
  curriculumCards,
};
