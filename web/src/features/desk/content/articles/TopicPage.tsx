import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useState } from 'react';
import { Loaded } from '../../../../components/Loaded.tsx';
import { NoData } from '../../../../components/NoData.tsx';
import { toast } from '../../../../components/toast.ts';
import { Article } from '../../../internship/index.ts';
import { StudioPage, StudioSkeleton } from '../../../studio/shell/index.ts';
import { EntryEditor } from '../entries/EntryEditor.tsx';
import { pictureUrl } from '../entries/PictureField.tsx';
import { useEntryForm, type Stored } from '../entries/useEntryForm.ts';
import { t } from '../messages/index.ts';
import { contentPaths, topicsPath } from '../paths.ts';
import { useDeskArticleQuery, useSaveInternshipTopicMutation } from './articles.generated.ts';
import { checkTopic, newTopic, toInput, toStored, type TopicForm } from './topic-form.ts';
import { TopicFields } from './TopicFields.tsx';

const BANNER_PX = 1_024;

/** `/studio/desk/articles/:id`, and a new one: `?subject=` and `?list=` say where. */
export function TopicPage() {
  const { id } = useParams();
  return (
    <StudioPage
      title={t(id ? 'desk.contentArticle' : 'desk.contentNewArticle')}
      least="ADMIN"
      backTo={contentPaths.subjects}
    >
      {id === undefined ? <New /> : <Existing key={id} id={id} />}
    </StudioPage>
  );
}

function New() {
  const [params] = useSearchParams();
  const [subject, list] = [params.get('subject') ?? '', params.get('list') ?? ''];
  return (
    <Editor
      key={`${subject} ${list}`}
      stored={undefined}
      subject={subject}
      list={list}
      reload={async () => undefined}
    />
  );
}

function Existing({ id }: { id: string }) {
  const query = useDeskArticleQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <Loaded query={query} skeleton={<StudioSkeleton />}>
      {({ desk: { internshipTopic: topic } }) =>
        topic ? (
          <Editor
            stored={toStored(topic)}
            subject={topic.subject}
            list={topic.list ?? ''}
            reload={async () => {
              const current = (await query.refetch()).data?.desk.internshipTopic;
              return current ? toStored(current) : undefined;
            }}
          />
        ) : (
          <NoData>{t('desk.contentGone')}</NoData>
        )
      }
    </Loaded>
  );
}

type EditorProps = {
  stored: Stored<TopicForm> | undefined;
  subject: string;
  list: string;
  reload: () => Promise<Stored<TopicForm> | undefined>;
};

function Editor({ stored, subject, list, reload }: EditorProps) {
  const navigate = useNavigate();
  const [start] = useState(() => newTopic(subject, list));
  const [mutate] = useSaveInternshipTopicMutation();
  const editor = useEntryForm<TopicForm>({
    key: `desk topic ${stored?.form.id ?? `new ${subject} ${list}`}`,
    stored,
    start,
    check: checkTopic,
    save: (version, topic) => mutate({ variables: { version, topic: toInput(topic) } }),
    reload,
    onSaved: () => {
      void toast(t('desk.contentSaved'), 'success');
      void navigate(topicsPath(subject));
    },
  });
  const { form, change, isNew, round } = editor;
  return (
    <EntryEditor
      label={t(form.isList ? 'desk.contentList' : 'desk.contentArticle')}
      editor={editor}
      effect={t('desk.contentSavesShown')}
      backTo={topicsPath(subject)}
      isWide
      preview={form.isList ? <p>{t('desk.contentListPreview')}</p> : <Preview form={form} />}
    >
      <TopicFields key={round} form={form} change={change} isNew={isNew} />
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
