import type { StudioChoicesQuery } from '../choices/choices.generated.ts';
import { PeopleOfDraft } from '../hand-over/index.ts';
import { ReviewActions } from '../reviews/actions/ReviewActions.tsx';
import { Comments, Place, useDraftReview } from '../draft-review/index.ts';
import type { DraftSession } from './draft/session.ts';
import type { DraftState } from './draft/state.ts';
import classes from './Editor.module.css';
import { Missing } from './missing/Missing.tsx';
import { Past } from './past/Past.tsx';
import type { usePast } from './past/usePast.ts';
import { Preview } from './preview/Preview.tsx';
import { t } from '../messages/index.ts';

const FOR_REVIEWERS = ['APPROVE', 'RETURN', 'RETIRE'] as const;

type Props = {
  state: DraftState;
  session: DraftSession;
  choices: StudioChoicesQuery | undefined;
  past: ReturnType<typeof usePast>;
};

/** What stands beside the form: the reader's card, what is missing, the reviewer's actions and the history. */
export function Side({ state: { question, form }, session, choices, past }: Props) {
  const review = useDraftReview(question?.id);
  return (
    <div className={classes.side}>
      <Preview form={form} questionRef={question?.published?.ref ?? t('studio.draft')} choices={choices} />
      {question && <Missing form={form} lacks={question.lacks} warnings={question.warnings} />}
      {question && FOR_REVIEWERS.some((action) => question.may.includes(action)) && (
        <ReviewActions
          question={{ ...question, history: [] }}
          only={FOR_REVIEWERS}
          onDone={() => void session.reload()}
          onStale={() => session.reload()}
        />
      )}
      {review && question && <Comments review={review} draft={question.draft} />}
      {review && <Place place={review.place} />}
      {question?.may.includes('HAND_OVER') && (
        <PeopleOfDraft
          id={question.id}
          coAuthors={question.coAuthors}
          onStart={() => session.save()}
          onDone={() => void session.reload()}
        />
      )}
      {past && <Past past={past} />}
    </div>
  );
}
