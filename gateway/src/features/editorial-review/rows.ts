import { z } from 'zod';
import { toCamelCase } from '../../rest/camel-case.ts';
import { type Fields, type ResponseBody, type Schemas, responseField } from '../../rest/contract.ts';
import { instant } from '../../rest/instant.ts';
import { optionalInstant, rows } from '../../rest/lenient-schemas.ts';
import { flag, idOrLabel, list, optionalText } from '../../rest/values.ts';
import { draftQuestion, findSubject } from '../questions/index.ts';
import { reviewer } from '../studio/index.ts';

const place = z
  .object({
    prof: z.string(),
    subject: z.string(),
    chapter: z.string(),
    topic: optionalText,
    new_chapter: flag,
    new_topic: flag,
    like_chapters: list(z.string()),
    like_topics: list(z.string()),
  } satisfies Fields<Schemas['DraftPlace']>)
  .transform(({ prof, subject, new_chapter, new_topic, like_chapters, like_topics, ...names }, context) => {
    const found = findSubject(prof, subject);
    if (!found) {
      context.addIssue({ code: 'custom', message: 'is not a subject', path: ['subject'] });
      return z.NEVER;
    }
    return {
      ...names,
      professionalYear: found.professionalYear.name,
      subject: found.subject.name,
      isNewChapter: new_chapter,
      isNewTopic: new_topic,
      likeChapters: like_chapters,
      likeTopics: like_topics,
    };
  });

const comment = z
  .object({
    _id: idOrLabel,
    parent: idOrLabel.nullish(),
    field: optionalText,
    text: z.string(),
    by: optionalText,
    is_expert: flag,
    is_mine: flag,
    at: instant,
    resolved_at: optionalInstant('resolved_at'),
    resolved_by: optionalText,
    may_resolve: flag,
  } satisfies Fields<Schemas['DraftComment']>)
  .transform(toCamelCase);

const linkState = z.enum(['OPEN', 'EXPIRED', 'REVOKED', 'CLOSED']);
const link = z
  .object({
    _id: idOrLabel,
    by: optionalText,
    made_at: instant,
    expires_at: instant,
    state: linkState,
  } satisfies Fields<Schemas['ExpertLink']>)
  .transform(toCamelCase);

const draftReview = z
  .object({
    _id: idOrLabel,
    may_comment: flag,
    place,
    comments: rows(comment),
    reviewers: rows(reviewer),
    expert_links: rows(link),
  } satisfies Fields<Schemas['DraftReview']>)
  .transform(toCamelCase);
export type DraftReviewRow = z.output<typeof draftReview>;

export const oneReview = responseField('readDraftReview', 'review', draftReview);
export const newLink = z.object({ token: z.string(), review: draftReview } satisfies Fields<
  ResponseBody<'createExpertLink'>
>);

const expertComment = z
  .object({ _id: idOrLabel, field: optionalText, text: z.string(), name: z.string(), at: instant } satisfies Fields<
    Schemas['ExpertComment']
  >)
  .transform(toCamelCase);

const expertDraft = z
  .object({
    state: linkState,
    expires_at: instant,
    ref: optionalText,
    draft: z.object({ prof: z.string(), subject: z.string() }).and(draftQuestion).nullable(),
    comments: rows(expertComment),
  } satisfies Fields<Schemas['ExpertDraft']>)
  .transform(({ ref, draft, state, expires_at: expiresAt, comments }) => {
    const { prof = '', subject = '', ...question } = draft ?? {};
    return {
      state,
      expiresAt,
      comments,
      subject: draft && (findSubject(prof, subject)?.subject ?? null),
      // Apollo Client knows questions by their id: a draft must not replace what readers see.
      question: draft && { ...(question as z.output<typeof draftQuestion>), id: 'expert-draft', ref: ref ?? '' },
    };
  });
export type ExpertDraftRow = z.output<typeof expertDraft>;

export const oneExpertDraft = responseField('readExpertDraft', 'draft', expertDraft);
