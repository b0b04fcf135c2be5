import { NativeSelect, TextInput } from '@mantine/core';
import { TextField } from '../../../studio/paste/index.ts';
import classes from '../entries/Entries.module.css';
import { IdField } from '../entries/IdField.tsx';
import { PictureField } from '../entries/PictureField.tsx';
import { t } from '../messages/index.ts';
import { ArticleBody } from './ArticleBody.tsx';
import { useDeskTopicsQuery } from './articles.generated.ts';
import type { TopicForm } from './topic-form.ts';

const MAX_NAME = 200;

type Props = { form: TopicForm; change: (part: Partial<TopicForm>) => void; isNew: boolean };

export function TopicFields({ form, change, isNew }: Props) {
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
          <input
            type="checkbox"
            checked={form.isList}
            onChange={({ currentTarget }) => change({ isList: currentTarget.checked })}
          />
          {t('desk.contentIsList')}
        </label>
      )}
      {!form.isList && <ArticleFields form={form} change={change} />}
    </>
  );
}

function ArticleFields({ form, change }: Omit<Props, 'isNew'>) {
  return (
    <>
      <div className={classes.pair}>
        <Place form={form} change={change} />
        <TextInput
          type="date"
          label={t('desk.contentDate')}
          required
          value={form.date}
          onChange={({ currentTarget }) => change({ date: currentTarget.value })}
        />
      </div>
      <ArticleBody value={form.body} onChange={(body) => change({ body })} />
      <div className={classes.pair}>
        <TextField
          label={t('desk.contentReviewer')}
          maxLength={MAX_NAME}
          autoComplete="off"
          value={form.reviewer}
          onChange={({ currentTarget }) => change({ reviewer: currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t('desk.contentReviewedOn')}
          value={form.reviewedOn}
          onChange={({ currentTarget }) => change({ reviewedOn: currentTarget.value })}
        />
      </div>
      <p className={classes.effect}>{t('desk.contentReviewerHint')}</p>
      <PictureField
        label={t('desk.contentHeadPicture')}
        hint={t('desk.contentHeadPictureHint')}
        value={form.bannerId}
        isOptional
        onChange={(bannerId) => change({ bannerId })}
      />
    </>
  );
}

/** The subject itself, or one of its lists. */
function Place({ form, change }: Omit<Props, 'isNew'>) {
  const { data } = useDeskTopicsQuery({ variables: { subject: form.subject }, fetchPolicy: 'cache-and-network' });
  const lists = data?.desk.internshipTopics.filter(({ isList }) => isList) ?? [];
  const subject = data?.desk.internshipSubjects.find(({ id }) => id === form.subject)?.name ?? form.subject;
  const isMissing = form.list !== '' && !lists.some(({ id }) => id === form.list);
  return (
    <NativeSelect
      label={t('desk.contentPlace')}
      value={form.list}
      data={[
        { value: '', label: subject },
        ...lists.map(({ id, name }) => ({ value: id, label: name })),
        ...(isMissing ? [{ value: form.list, label: form.list }] : []),
      ]}
      onChange={({ currentTarget }) => change({ list: currentTarget.value })}
    />
  );
}
