import { textOf } from 'text/words.ts';
import { eq, sql } from 'drizzle-orm';
import { boards, professionalYears } from 'question/curriculum.ts';
import type { Database } from '../../db/connection.ts';
import { ebooks, faqs, internshipSubjects, internshipTopics } from '../../db/schema.ts';
import type { Kind } from './kinds.ts';
import { refreshListedWords } from './listed-words.ts';
import { lockSearch } from './lock.ts';
import { boardPath, faqPath, internshipPath, internshipTopicPath, professionalYearPath, subjectPath } from './paths.ts';
import { PAGES } from './pages.ts';
import type { WeightedText } from './question-texts.ts';
import { storeTitles, type Title } from './store-titles.ts';
import { blocksOf } from './words.ts';

const CONTENT: Kind[] = ['board', 'professional year', 'subject', 'internship', 'article', 'ebook', 'page', 'faq'];

/** Indexes RX Aid, the e-books, the curriculum and the help again. */
export async function refreshContent(db: Database): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockSearch(transaction);
    const titles = [
      ...curriculumTitles(),
      ...(await internshipTitles(transaction)),
      ...(await ebookTitles(transaction)),
      ...PAGES.map((page) => ({ kind: 'page' as const, of: page.link, ...page })),
      ...(await faqTitles(transaction)),
    ];
    await transaction.execute(sql`delete from search_titles where kind in ${CONTENT}`);
    await storeTitles(transaction, titles);
    await refreshListedWords(transaction);
  });
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

const curriculumTitles = (): Title[] => [
  ...boards.map(({ code, name }) => ({
    kind: 'board' as const,
    of: code,
    title: name,
    around: `${code} board university questions`,
    link: boardPath(code),
  })),
  ...professionalYears.map(({ code, name }, index) => ({
    kind: 'professional year' as const,
    of: code,
    title: name,
    around: `${ORDINALS[index] ?? ''} professional year prof examination`,
    link: professionalYearPath(code),
  })),
  ...professionalYears.flatMap(({ code: prof, name: year, subjects }) =>
    subjects.map(({ code: subject, name }) => ({
      kind: 'subject' as const,
      of: `${prof} ${subject}`,
      title: name,
      name: `${name}, ${year}`,
      around: `${year} ${subject}`,
      link: subjectPath({ prof, subject }),
      place: year,
    })),
  ),
];

async function internshipTitles(db: Database): Promise<Title[]> {
  const subjects = await db.select().from(internshipSubjects);
  const topics = await db.select().from(internshipTopics);
  const names = new Map([...subjects, ...topics].map(({ id, name }) => [id, name]));
  return [
    ...subjects.map(({ id, name }) => ({
      kind: 'internship' as const,
      of: id,
      title: name,
      link: internshipPath(id),
    })),
    ...topics.map((topic) => ({
      kind: 'article' as const,
      of: topic.id,
      title: topic.name,
      around: [
        names.get(topic.subject),
        topic.parent && names.get(topic.parent),
        ...[topic.body, topic.explanationBn].map((html) => textOf(html ?? '')),
      ].join(' '),
      signs: signsOf(topic.body ?? ''),
      link: internshipTopicPath(topic),
      topic: names.get(topic.subject),
      place: names.get(topic.parent ?? ''),
    })),
  ];
}

const RECOGNITION = /\b(?:recogni[sz]e|recognition|signs|symptoms|presentation)\b/i;

/** An article's parts about how to recognise what it is about. */
const signsOf = (body: string): WeightedText[] =>
  body
    .split('<h2>')
    .filter((part) => RECOGNITION.test(part.split('</h2>', 1)[0]!))
    .flatMap((part) => blocksOf(part).slice(1))
    .map((text, index) => ({ weight: index === 0 ? 'A' : 'B', text }));

const faqTitles = async (db: Database): Promise<Title[]> =>
  (await db.select().from(faqs).where(eq(faqs.isHidden, false))).map(({ id, question, answer }) => ({
    kind: 'faq',
    of: id,
    title: question,
    around: answer,
    link: faqPath(id),
  }));

const ebookTitles = async (db: Database): Promise<Title[]> =>
  (await db.select().from(ebooks)).map(({ id, name, author, category, driveLink }) => ({
    kind: 'ebook',
    of: id,
    title: name,
    name: `${name}, ${author}`,
    around: `${author} ${category}`,
    link: driveLink,
    topic: category,
  }));
