import { z } from 'zod';
import { imageRef } from '../images/index.ts';
import type { Fields, Schemas } from '../../rest/contract.ts';
import { htmlOrNull } from '../../rest/html-text.ts';
import { data, unwrapped } from '../../rest/envelope.ts';
import { optional, optionalInstant, rows } from '../../rest/lenient-schemas.ts';
import { flag, idOrLabel, name, optionalText, textOrEmpty } from '../../rest/values.ts';

const subject = z.object({
  _id: idOrLabel,
  subject: name,
  url: imageRef('url'),
} satisfies Fields<Schemas['InternshipSubject'], 'topic_list'>);

// A blank name is none: the other one names the topic.
const shown = (field: string) => optional(field, textOrEmpty).transform((text) => (text?.trim() ? text : null));
const names = { _id: idOrLabel, sub_name: shown('sub_name'), topic_name: shown('topic_name') };
const topic = z
  .object({ ...names, is_array: flag } satisfies Fields<Schemas['InternshipSubTopic']>)
  .refine((row) => row.topic_name ?? row.sub_name, 'no name');

type View = Schemas['Article']['view'];

// The day as written: converted to another time zone it could be the day before.
const day = z
  .string()
  .transform((text) => text.slice(0, 10))
  .pipe(z.iso.date());

// A reviewer without a day, or a day without a reviewer, is no review.
const review = z
  .object({ by: z.string().trim().min(1), on: day } satisfies Fields<NonNullable<View['review']>>)
  .transform(({ by, on }) => ({ reviewer: by, reviewedOn: on }));

const view = z.object({
  banner: optional(
    'view.banner',
    z.object({
      image: imageRef('view.banner.image'),
      date: optionalInstant('view.banner.date'),
    } satisfies Fields<View['banner']>),
  ),
  review: optional('view.review', review),
  explanation_bn: optional('view.explanation_bn', z.string()).transform((html) => htmlOrNull('explanation_bn', html)),
  content: z.array(z.object({ body: optionalText.transform((html) => htmlOrNull('body', html)) })).nullish(),
} satisfies Fields<View>);

export const subjectList = data(rows(subject));

export const topicList = data(rows(topic));

/** All of an article's bodies, one below the other. Null without one: a topic that is a list has none. */
export function bodyOf({ view }: InternshipArticle): string | null {
  const bodies = (view?.content ?? []).flatMap(({ body }) => body ?? []);
  return bodies.length === 0 ? null : bodies.join('<br />');
}

export const article = unwrapped(
  z.object({ ...names, view: view.nullish() } satisfies Fields<Schemas['Article'], 'is_array'>),
);

export type InternshipSubject = z.output<typeof subject>;
export type InternshipTopic = { id: string; name: string; isList: boolean };
export type InternshipArticle = z.output<typeof article>;
type TopicRow = z.output<typeof topic>;

export const asTopic = ({ _id, topic_name: own, sub_name: subName, is_array: isList }: TopicRow): InternshipTopic => ({
  id: _id,
  name: own ?? subName ?? '',
  isList,
});

/** `topic_name` is the parent's. Always an article, whatever `is_array` says. */
export const asSubTopic = ({ _id, topic_name: parent, sub_name: subName }: TopicRow): InternshipTopic => ({
  id: _id,
  name: subName ?? parent ?? '',
  isList: false,
});
