import { useId, useState } from 'react';
import { t } from '../../messages/index.ts';
import { readWritten, writeWritten } from './written-answers.ts';
import type { WrittenAnswerProps } from '../WrittenAnswer.tsx';

const MAX_LENGTH = 5000;

export default function WrittenField({ label, questionId = '', own }: WrittenAnswerProps) {
  const [text, setText] = useState(() => own?.text ?? readWritten(questionId, label));
  const write = own?.onWrite ?? ((next: string) => writeWritten(questionId, label, next));
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
          write(currentTarget.value);
        }}
      />
    </>
  );
}
