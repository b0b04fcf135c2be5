import { z } from 'zod';
import type { internshipTopics } from '../../db/schema.ts';
import { listTopic, readArticle } from './article.ts';
import { type InternshipFile, internshipFile } from './internship-paths.ts';
import { listFiles, type BannerRow, type EbookRow, type FaqRow, type PlanRow, type SubjectRow } from './lists.ts';
import type { UsePicture } from './pictures.ts';
import { problemsOf, type Problem } from './problems.ts';
import { problemMessages } from './problem-messages.ts';

export type TopicRow = typeof internshipTopics.$inferSelect;

/** Lists without a file are undefined, and left as they are. */
export type FolderContent = {
  banners: BannerRow[] | undefined;
  faqs: FaqRow[] | undefined;
  plans: PlanRow[] | undefined;
  ebooks: EbookRow[] | undefined;
  subjects: SubjectRow[] | undefined;
  topics: { row: TopicRow; file: string }[];
  /** Subjects that have a folder. */
  folders: Set<string>;
};

export function readContent(
  files: ReadonlyMap<string, string>,
  picture: UsePicture,
  problems: Problem[],
): FolderContent {
  const pictureOf =
    (file: string): UsePicture =>
    (path) => {
      const usedPicture = picture(path);
      if (!usedPicture) problems.push({ file, problem: problemMessages.noPicture({ path }) });
      return usedPicture;
    };

  function rowsOf<Row>(file: string, schema: z.ZodType<(picture: UsePicture) => Row[]>): Row[] | undefined {
    const source = files.get(file);
    return source === undefined ? undefined : readJson(file, source, schema, problems)?.(pictureOf(file));
  }

  const topics: FolderContent['topics'] = [];
  const folders = new Set<string>();
  const fileOf = new Map<string, string>();
  for (const [file, source] of files) {
    if (file in listFiles) continue;
    const place = internshipFile(file);
    if (!place) {
      problems.push({ file, problem: problemMessages.notContent() });
      continue;
    }
    folders.add(place.subject);
    const other = fileOf.get(place.id);
    if (other) problems.push({ file, problem: problemMessages.nameTaken({ id: place.id, file: other }) });
    fileOf.set(place.id, file);
    topics.push({ row: readTopic(file, place, source, pictureOf(file), problems), file });
  }
  return {
    banners: rowsOf('banners.json', listFiles['banners.json']),
    faqs: rowsOf('faqs.json', listFiles['faqs.json']),
    plans: rowsOf('plans.json', listFiles['plans.json']),
    ebooks: rowsOf('ebooks.json', listFiles['ebooks.json']),
    subjects: rowsOf('internship/subjects.json', listFiles['internship/subjects.json']),
    topics,
    folders,
  };
}

/** For an unreadable file only id and place are set, so that the rest can be checked. */
function readTopic(
  file: string,
  place: InternshipFile,
  source: string,
  picture: UsePicture,
  problems: Problem[],
): TopicRow {
  const { id, subject } = place;
  const row = {
    id,
    subject,
    parent: null,
    name: '',
    isList: false,
    banner: null,
    date: null,
    reviewer: null,
    reviewedOn: null,
    body: null,
    explanationBn: null,
    items: [],
    position: 0,
  };
  if (place.kind === 'topic') {
    const topic = readJson(file, source, listTopic, problems);
    return { ...row, isList: true, ...(topic && { name: topic.topic_name, position: topic.order }) };
  }
  const article = readArticle(file, source, picture, problems);
  return { ...row, parent: place.topic, ...article };
}

function readJson<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
  problems: Problem[],
): z.output<Schema> | undefined {
  let input: unknown;
  try {
    input = JSON.parse(source);
  } catch (error) {
    problems.push({ file, problem: problemMessages.notJson({ error: (error as Error).message }) });
    return undefined;
  }
  const result = schema.safeParse(input);
  if (!result.success) problems.push(...problemsOf(file, result.error));
  return result.data;
}
