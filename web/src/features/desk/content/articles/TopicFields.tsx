import { NativeSelect, TextInput } from '@mantine/core';
import classes from '../entries/Entries.module.css';
import { IdField } from '../entries/IdField.tsx';
import { PictureField } from '../entries/PictureField.tsx';
import type { EntryForm } from '../entries/useEntryForm.ts';
import { t } from '../messages/index.ts';
import { ArticleBangla, ArticleBody } from './ArticleBody.tsx';
import { useDeskTopicsQuery } from './articles.generated.ts';
import type { TopicForm } from './topic-form.ts';

const MAX_NAME = 200;

type Props = { editor: EntryForm<TopicForm> };

export function TopicFields({ editor }: Props) {
  const { form, field, change, isNew } = editor;
  return (
    <>
      <IdField
        title={form.name}
        titleLabel={t('desk.contentTitle')}
        maxLength={MAX_NAME}
        id={form.id}
        idHint={t('desk.contentArticleIdHint')}
        isNew={isNew}
        onChange={(name, id) => change({ name, id })}
      />
      {isNew && !form.list && (
        <label className={classes.check}>
          <input type="checkbox" {...field('isList', { type: 'checkbox' })} />
          {t('desk.contentIsList')}
        </label>
      )}
      {!form.isList && <ArticleFields editor={editor} />}
    </>
  );
}

function ArticleFields({ editor }: Props) {
  const { form, field, change } = editor;
  return (
    <>
      <div className={classes.pair}>
        <Place editor={editor} />
        <TextInput type="date" label={t('desk.contentDate')} required {...field('date')} />
      </div>
      <ArticleBody value={form.body} onChange={(body) => change({ body })}>
        <ArticleBangla value={form.explanationBn} onChange={(explanationBn) => change({ explanationBn })} />
      </ArticleBody>
      <PictureField
        label={t('desk.contentHeadPicture')}
        hint={t('desk.contentHeadPictureHint')}
        isOptional
        {...field('bannerId')}
      />
    </>
  );
}

/** The subject itself, or one of its lists. */
function Place({ editor: { form, field } }: Props) {
  const { data } = useDeskTopicsQuery({ variables: { subject: form.subject }, fetchPolicy: 'cache-and-network' });
  const lists = data?.desk.internshipTopics.filter(({ isList }) => isList) ?? [];
  const subject = data?.desk.internshipSubjects.find(({ id }) => id === form.subject)?.name ?? form.subject;
  const isMissing = form.list !== '' && !lists.some(({ id }) => id === form.list);
  return (
    <NativeSelect
      label={t('desk.contentPlace')}
      data={[
        { value: '', label: subject },
        ...lists.map(({ id, name }) => ({ value: id, label: name })),
        ...(isMissing ? [{ value: form.list, label: form.list }] : []),
      ]}
      {...field('list')}
    />
  );
}
