import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { confirmClasses, ReasonField, useOnce } from '../confirm/index.ts';
import { fieldName, fieldsOf } from './fields.ts';
import { t } from './messages/index.ts';

const MAX_COMMENT = 2_000;

type Props = {
  /** Whose fields may be chosen; none to choose in an answer. */
  draft?: Parameters<typeof fieldsOf>[0];
  label?: string;
  press?: string;
  onSend: (text: string, field: string | null) => Promise<unknown>;
};

/** If it fails, the text stays. */
export function CommentForm({ draft, label = t('studio.commentText'), press = t('studio.addComment'), onSend }: Props) {
  const [text, setText] = useState('');
  const [field, setField] = useState('');
  const once = useOnce();
  const send = () => {
    if (!text.trim()) return once.setProblem(t('studio.commentEmpty'));
    return once.run(async () => {
      await onSend(text.trim(), field || null);
      setText('');
    });
  };
  return (
    <form
      className={confirmClasses.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {draft && (
        <NativeSelect
          label={t('studio.commentAbout')}
          value={field}
          data={fieldsOf(draft).map((value) => ({ value, label: fieldName(value) }))}
          onChange={({ currentTarget }) => setField(currentTarget.value)}
        />
      )}
      <ReasonField
        label={label}
        value={text}
        maxLength={MAX_COMMENT}
        onChange={(value) => {
          setText(value);
          once.setProblem(undefined);
        }}
      />
      {once.problem && (
        <p role="alert" className={confirmClasses.problem}>
          {once.problem}
        </p>
      )}
      <div>
        <Button type="submit" variant="default" loading={once.isBusy}>
          {press}
        </Button>
      </div>
    </form>
  );
}
