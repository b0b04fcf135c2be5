import { typed, type LocalAnswers } from '../../apollo/local-answers.ts';
import { loadPackContent } from '../packs/index.ts';
import type { InternshipArticleQuery, InternshipArticleQueryVariables } from './internship-article.generated.ts';
import type { InternshipSubTopicsQuery, InternshipSubTopicsQueryVariables } from './internship-sub-topics.generated.ts';
import type { InternshipSubjectQuery, InternshipSubjectQueryVariables } from './internship-subject.generated.ts';
import type { InternshipSubjectsQuery } from './internship-subjects.generated.ts';
import { articlePath, subArticlePath } from './paths.ts';
import { findArticle, openedArticles, type Article } from './opened/articles.ts';

type Topic = { id: string; name: string; isList: boolean; topics?: { id: string; name: string }[] };
type Subject = { id: string; name: string; topics: Topic[] };

/** RX Aid's pack, or what the opened articles tell of it. */
async function readSubjects(): Promise<Subject[]> {
  const { readRxAid } = await loadPackContent();
  return (await readRxAid())?.subjects ?? listOpened();
}

async function listOpened(): Promise<Subject[]> {
  const subjects = new Map<string, Subject>();
  for (const { id, article, subject, list } of await openedArticles()) {
    const own = subjects.get(subject.id) ?? { ...subject, topics: [] };
    subjects.set(subject.id, own);
    const topic = { id, name: article.topicName };
    const above = own.topics.find((one) => one.id === list?.id);
    if (!list) own.topics.push({ ...topic, isList: false });
    else if (above) above.topics?.push(topic);
    else own.topics.push({ ...list, isList: true, topics: [topic] });
  }
  return [...subjects.values()];
}

const toTopic = ({ id, name, isList }: Topic) => typed('InternshipTopic', { id, name, isList });

/** The subjects whose articles are on this device. */
export async function localSubjects() {
  const subjects = await readSubjects();
  return subjects.map(({ id, name }) => typed('InternshipSubject', { id, name, iconUrl: null }));
}

/** The articles on this device, and their paths. */
export async function localArticles() {
  const subjects = await readSubjects();
  return subjects.flatMap(({ id: subjectId, name: subject, topics }) =>
    topics.flatMap(({ id, name, isList, topics: below = [] }) =>
      isList
        ? below.map((one) => ({ ...one, subject, path: subArticlePath(subjectId, id, one.id) }))
        : [{ id, name, subject, path: articlePath(subjectId, id) }],
    ),
  );
}

async function readAll(): Promise<InternshipSubjectsQuery | undefined> {
  const internshipSubjects = await localSubjects();
  return internshipSubjects.length > 0 ? { internshipSubjects } : undefined;
}

async function readSubject({ id }: InternshipSubjectQueryVariables): Promise<InternshipSubjectQuery | undefined> {
  const subject = (await readSubjects()).find((one) => one.id === id);
  if (!subject) return undefined;
  const topics = subject.topics.map(toTopic);
  return { internshipSubject: typed('InternshipSubject', { id, name: subject.name, topics }) };
}

async function readSubTopics({
  topic: id,
}: InternshipSubTopicsQueryVariables): Promise<InternshipSubTopicsQuery | undefined> {
  const found = (await readSubjects()).flatMap(({ topics }) => topics).find((topic) => topic.id === id);
  if (!found) return undefined;
  return { internshipSubTopics: (found.topics ?? []).map((topic) => toTopic({ ...topic, isList: false })) };
}

async function readArticle({ id }: InternshipArticleQueryVariables): Promise<InternshipArticleQuery | undefined> {
  const content = await loadPackContent();
  const article: Article | undefined = (await content.readArticle(id)) ?? (await findArticle(id))?.article;
  if (!article) return undefined;
  const { banner, review } = article;
  return {
    internshipArticle: typed('InternshipArticle', {
      ...article,
      // Articles opened before it existed lack it.
      explanationBn: article.explanationBn ?? null,
      banner: banner && typed('Image', banner),
      review: review && typed('ReviewStamp', review),
    }),
  };
}

/** From RX Aid's pack and the articles that were opened on this device. */
export const internshipAnswers = {
  InternshipSubjects: readAll,
  InternshipSubject: readSubject,
  InternshipSubTopics: readSubTopics,
  InternshipArticle: readArticle,
} satisfies LocalAnswers;
