import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { NoData } from '../../../../components/NoData.tsx';
import { Article } from '../../../internship/index.ts';
import { EntryEditor } from '../entries/EntryEditor.tsx';
import { EntryPage, FORM_POLICY, LoadedEntry, type EntryProps } from '../entries/EntryPage.tsx';
import { pictureUrl } from '../entries/PictureField.tsx';
import { useEntryForm } from '../entries/useEntryForm.ts';
import { t } from '../messages/index.ts';
import { contentPaths, draftPath, topicsPath } from '../paths.ts';
import { ArticleHead } from './ArticleHead.tsx';
import {
  type DeskArticleTextFragment,
  useDeskArticleQuery,
  useSaveInternshipTopicMutation,
} from './articles.generated.ts';
import { checkTopic, newTopic, toInput, toStored, type TopicForm } from './topic-form.ts';
import { TopicFields } from './TopicFields.tsx';

const BANNER_PX = 1_024;

/** `/studio/desk/articles/:id`, and a new one: `?subject=` and `?list=` say where. */
export const TopicPage = () => (
  <EntryPage title={t('desk.contentArticle')} newTitle={t('desk.contentNewArticle')} backTo={contentPaths.subjects}>
    {(id) => <Topic id={id} />}
  </EntryPage>
);

function Topic({ id }: { id: string | undefined }) {
  const [params] = useSearchParams();
  const query = useDeskArticleQuery({
    variables: { id: id ?? '' },
    skip: !id,
    fetchPolicy: FORM_POLICY,
  });
  return (
    <LoadedEntry id={id} query={query} find={({ desk }) => desk.internshipTopic} toStored={toStored}>
      {(entry) => {
        const article = query.data?.desk.internshipTopic;
        if (article?.status === 'IN_REVIEW') return <Waits id={article.id} />;
        const [subject, list] = entry.stored
          ? [entry.stored.form.subject, entry.stored.form.list]
          : [params.get('subject') ?? '', params.get('list') ?? ''];
        return (
          <>
            {article && !article.isList && <ArticleHead article={article} />}
            <Editor key={`${subject} ${list}`} {...entry} article={article} subject={subject} list={list} />
          </>
        );
      }}
    </LoadedEntry>
  );
}

/** Instead of the form while a reviewer reads the article. */
const Waits = ({ id }: { id: string }) => (
  <NoData>
    {t('desk.draftWaits')} <Link to={draftPath(id)}>{t('desk.draftReview')}</Link>
  </NoData>
);

type EditorProps = EntryProps<TopicForm> & {
  /** As it is stored; undefined for a new one. */
  article: DeskArticleTextFragment | null | undefined;
  subject: string;
  list: string;
};

function Editor({ stored, article, subject, list, reload }: EditorProps) {
  const [start] = useState(() => newTopic(subject, list));
  const [mutate] = useSaveInternshipTopicMutation();
  const editor = useEntryForm<TopicForm>({
    key: `desk topic ${stored?.form.id ?? `new ${subject} ${list}`}`,
    stored,
    start,
    check: checkTopic,
    save: (version, topic) => mutate({ variables: { version, topic: toInput(topic) } }),
    reload,
    backTo: topicsPath(subject),
    // What comes next is its submission.
    openAfter: ({ id, isList }) => (isList ? topicsPath(subject) : draftPath(id)),
  });
  const { form, round } = editor;
  return (
    <EntryEditor
      label={t(form.isList ? 'desk.contentList' : 'desk.contentArticle')}
      editor={editor}
      effect={t(form.isList ? 'desk.contentSavesShown' : 'desk.draftSaves')}
      {...(!form.isList && { press: t('desk.draftSave') })}
      isWide
      preview={form.isList ? <p>{t('desk.contentListPreview')}</p> : <Preview form={form} article={article} />}
    >
      <TopicFields key={round} editor={editor} />
    </EntryEditor>
  );
}

type PreviewProps = { form: TopicForm; article: DeskArticleTextFragment | null | undefined };

function Preview({ form: { id, name, date, bannerId, body, explanationBn }, article }: PreviewProps) {
  const { reviewer, reviewedOn } = article ?? {};
  // The review is of this text alone.
  const isReviewed = article?.name === name && article.body === body && (article.explanationBn ?? '') === explanationBn;
  return (
    <Article
      article={{
        id,
        topicName: name,
        banner: bannerId ? { publicId: bannerId, url: pictureUrl(bannerId, BANNER_PX) } : null,
        date: date || null,
        review: isReviewed && reviewer && reviewedOn ? { reviewer, reviewedOn } : null,
        body,
        explanationBn: explanationBn || null,
      }}
    />
  );
}
