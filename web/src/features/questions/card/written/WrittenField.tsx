import { useId, useState } from 'react';
import { t } from '../../messages/index.ts';
import { readWritten, writeWritten } from './written-answers.ts';

const MAX_LENGTH = 5000;

type Props = { questionId: string; label: string; onWrite?: () => void };

export function WrittenField({ questionId, label, onWrite }: Props) {
  const [text, setText] = useState(() => readWritten(questionId, label));
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t('questions.writtenAnswer', { part: label })}</label>
      <textarea
        id={id}
        rows={4}
        maxLength={MAX_LENGTH}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          writeWritten(questionId, label, currentTarget.value);
          onWrite?.();
        }}
      />
    </>
  );
}
