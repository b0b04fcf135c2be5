import type { InternshipTopicInput } from '../../../../graphql.generated.ts';
import { isEntryId } from '../entries/new-id.ts';
import type { Stored } from '../entries/useEntryForm.ts';
import { t } from '../messages/index.ts';
import type { DeskArticleTextFragment } from './articles.generated.ts';

/** Empty where there is none. */
export type TopicForm = {
  id: string;
  subject: string;
  list: string;
  isList: boolean;
  name: string;
  date: string;
  bannerId: string;
  body: string;
  explanationBn: string;
};

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format(new Date());

export const newTopic = (subject: string, list: string): TopicForm => ({
  id: '',
  subject,
  list,
  isList: false,
  name: '',
  date: today(),
  bannerId: '',
  body: '',
  explanationBn: '',
});

export const toStored = ({ version, ...topic }: DeskArticleTextFragment): Stored<TopicForm> => ({
  version,
  form: {
    id: topic.id,
    subject: topic.subject,
    list: topic.list ?? '',
    isList: topic.isList,
    name: topic.name,
    date: topic.date ?? '',
    bannerId: topic.banner?.publicId ?? '',
    body: topic.body ?? '',
    explanationBn: topic.explanationBn ?? '',
  },
});

export function checkTopic({ id, isList, name, date, body }: TopicForm): string | undefined {
  if (!name.trim()) return t(isList ? 'desk.contentListNeeds' : 'desk.contentArticleNeeds');
  if (!isEntryId(id)) return t('desk.contentBadId');
  if (isList) return undefined;
  return date && body ? undefined : t('desk.contentArticleNeeds');
}

export const toInput = ({ id, subject, isList, name, list, ...article }: TopicForm): InternshipTopicInput => ({
  id,
  subject,
  isList,
  name,
  list: list || null,
  ...(!isList && {
    date: article.date,
    bannerId: article.bannerId || null,
    body: article.body,
    explanationBn: article.explanationBn || null,
  }),
});
