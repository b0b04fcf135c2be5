import { useMutation } from '@apollo/client/react';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../components/toast.ts';
import { useOnce } from '../confirm/index.ts';
import { useStudioViewer } from '../shell/index.ts';
import { type AssignmentFragment, AssignQuestionDocument, type DraftReviewFragment } from './draft-review.generated.ts';
import classes from './DraftReview.module.css';
import { dueText } from './due.ts';
import { t } from './messages/index.ts';

type Props = { question: AssignmentFragment; reviewers: DraftReviewFragment['reviewers'] };

/** Who decides about the draft, and until when. */
export function Assignment({ question: { id, assignee, dueOn }, reviewers }: Props) {
  const { userId: me } = useStudioViewer();
  const [who, setWho] = useState(assignee?.userId ?? '');
  const [day, setDay] = useState(dueOn ?? '');
  const [assign] = useMutation(AssignQuestionDocument);
  const once = useOnce();
  const save = (next: string) =>
    once.run(async () => {
      await assign({ variables: { id, assignee: next || null, dueOn: day || null } });
      setWho(next);
      void toast(t('studio.doneAssign'), 'success');
    });
  const isListed = !assignee || reviewers.some(({ userId }) => userId === assignee.userId);
  const choices = [...reviewers, ...(isListed ? [] : [assignee])];
  return (
    <section className={classes.sheet} aria-labelledby="assignment-heading">
      <h2 id="assignment-heading">{t('studio.assignment')}</h2>
      <form
        className={classes.assignment}
        onSubmit={(event) => {
          event.preventDefault();
          void save(who);
        }}
      >
        <NativeSelect
          label={t('studio.assignee')}
          value={who}
          data={[
            { value: '', label: t('studio.assigneeNobody') },
            ...choices.map(({ userId, name }) => ({ value: userId, label: name })),
          ]}
          onChange={({ currentTarget }) => setWho(currentTarget.value)}
        />
        <TextInput
          type="date"
          label={t('studio.dueOn')}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <div className={classes.buttons}>
          <Button type="submit" variant="default" loading={once.isBusy}>
            {t('studio.assign')}
          </Button>
          {assignee?.userId !== me && reviewers.some(({ userId }) => userId === me) && (
            <Button variant="default" disabled={once.isBusy} onClick={() => void save(me)}>
              {t('studio.assignMe')}
            </Button>
          )}
        </div>
      </form>
      {dueOn && <p className={classes.who}>{dueText(dueOn)}</p>}
      {once.problem && <p role="alert">{once.problem}</p>}
    </section>
  );
}
