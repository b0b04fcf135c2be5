import { z } from 'zod';
import { imageRef } from '../images/index.ts';
import { data, unwrapped } from '../rest/envelope.ts';
import { flag, idOrLabel, optionalText } from '../rest/values.ts';

const subject = z.object({
  _id: idOrLabel,
  subject: z.string(),
  url: z
    .union([z.object({ url: z.string() }).transform(({ url }) => url), z.string()])
    .nullish()
    .catch(null),
});

const names = { _id: idOrLabel, sub_name: optionalText, topic_name: optionalText };
const topic = z.object({ ...names, is_array: flag }).refine((row) => row.topic_name ?? row.sub_name, 'no name');

const instant = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((value) => {
    const date = new Date(value ?? '');
    return Number.isNaN(date.getTime()) ? null : date.toISOString();
  });

const view = z.object({
  banner: z.object({ image: imageRef, date: instant }).nullish().catch(null),
  content: z.array(z.object({ body: optionalText })).nullish(),
});

/** `{ data: [{ _id, subject, url: { url } }] }`. */
export const subjectList = data(z.array(subject));

/** `{ data: [{ _id, is_array, topic_name, sub_name }] }`. */
export const topicList = data(z.array(topic));

/** `{ data: { _id, topic_name, sub_name, view: { banner: { image, date }, content: [{ body }] } } }`. */
export const article = unwrapped(z.object({ ...names, view: view.nullish() }));

export type InternshipSubject = z.output<typeof subject>;
export type InternshipTopic = { id: string; name: string; isList: boolean };
export type InternshipArticle = z.output<typeof article>;
type TopicRow = z.output<typeof topic>;

/** A topic of a subject; it is known by its own name. */
export const asTopic = ({ _id, topic_name: name, sub_name: subName, is_array: isList }: TopicRow): InternshipTopic => ({
  id: _id,
  name: name ?? subName ?? '',
  isList,
});

/** One of a topic's list, where `topic_name` is the topic's; it opens an article, whatever else it says. */
export const asSubTopic = ({ _id, topic_name: name, sub_name: subName }: TopicRow): InternshipTopic => ({
  id: _id,
  name: subName ?? name ?? '',
  isList: false,
});
