import { useMutation } from '@apollo/client/react';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../components/toast.ts';
import { StudioCard } from '../card/index.ts';
import { CommentForm, draftReviewClasses as classes, fieldName, Whole } from '../draft-review/index.ts';
import { moment } from '../moment.ts';
import { CommentAsExpertDocument, type ExpertDraftFragment } from './expert.generated.ts';
import { t } from './messages/index.ts';

const MAX_NAME = 80;

type Props = {
  token: string;
  draft: ExpertDraftFragment;
  question: NonNullable<ExpertDraftFragment['question']>;
};

/** The draft as readers would see it, and a form for comments. */
export function ExpertDraft({ token, draft: first, question }: Props) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [comment, { data }] = useMutation(CommentAsExpertDocument);
  const { subject, expiresAt, comments } = data?.commentAsExpert ?? first;
  const send = async (text: string, field: string | null) => {
    if (!name.trim()) {
      setProblem(t('studio.expertNameNeeded'));
      throw new Error(t('studio.expertNameNeeded'));
    }
    await comment({ variables: { token, name: name.trim(), text, field } });
    void toast(t('studio.expertThanks'), 'success');
  };
  return (
    <div className={classes.page}>
      <p>{t('studio.expertIntro', { when: moment(expiresAt) })}</p>
      {subject && <p>{t('studio.expertSubject', { subject: subject.name })}</p>}
      <section className={classes.page} aria-labelledby="card-heading">
        <h2 id="card-heading">{t('studio.expertCard')}</h2>
        <StudioCard question={question} />
      </section>
      <Whole draft={question} />
      <section className={classes.sheet} aria-labelledby="comments-heading">
        <h2 id="comments-heading">{t('studio.expertYours')}</h2>
        {comments.length > 0 && (
          <ul className={classes.threads}>
            {comments.map(({ id, field, text, name: by, at }) => (
              <li key={id} className={classes.thread}>
                <h3>{fieldName(field)}</h3>
                <p className={classes.who}>
                  <strong>{by}</strong> <time dateTime={at}>{moment(at)}</time>
                </p>
                <p className={classes.text}>{text}</p>
              </li>
            ))}
          </ul>
        )}
        <TextInput
          label={t('studio.expertName')}
          value={name}
          maxLength={MAX_NAME}
          autoComplete="name"
          error={problem}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setProblem(undefined);
          }}
        />
        <CommentForm draft={question} onSend={send} />
      </section>
    </div>
  );
}
