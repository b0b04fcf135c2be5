import { useSearchParams } from 'react-router-dom';
import { useState } from 'react';
import { Article } from '../../../internship/index.ts';
import { EntryEditor } from '../entries/EntryEditor.tsx';
import { EntryPage, FORM_POLICY, LoadedEntry, type EntryProps } from '../entries/EntryPage.tsx';
import { pictureUrl } from '../entries/PictureField.tsx';
import { useEntryForm } from '../entries/useEntryForm.ts';
import { t } from '../messages/index.ts';
import { contentPaths, topicsPath } from '../paths.ts';
import { useDeskArticleQuery, useSaveInternshipTopicMutation } from './articles.generated.ts';
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
        const [subject, list] = entry.stored
          ? [entry.stored.form.subject, entry.stored.form.list]
          : [params.get('subject') ?? '', params.get('list') ?? ''];
        return <Editor key={`${subject} ${list}`} {...entry} subject={subject} list={list} />;
      }}
    </LoadedEntry>
  );
}

type EditorProps = EntryProps<TopicForm> & { subject: string; list: string };

function Editor({ stored, subject, list, reload }: EditorProps) {
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
  });
  const { form, round } = editor;
  return (
    <EntryEditor
      label={t(form.isList ? 'desk.contentList' : 'desk.contentArticle')}
      editor={editor}
      effect={t('desk.contentSavesShown')}
      isWide
      preview={form.isList ? <p>{t('desk.contentListPreview')}</p> : <Preview form={form} />}
    >
      <TopicFields key={round} editor={editor} />
    </EntryEditor>
  );
}

const Preview = ({ form: { id, name, date, reviewer, reviewedOn, bannerId, body } }: { form: TopicForm }) => (
  <Article
    article={{
      id,
      topicName: name,
      banner: bannerId ? { publicId: bannerId, url: pictureUrl(bannerId, BANNER_PX) } : null,
      date: date || null,
      review: reviewer.trim() && reviewedOn ? { reviewer, reviewedOn } : null,
      body,
    }}
  />
);
