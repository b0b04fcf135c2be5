import { taka } from '../../../../components/taka.ts';
import { confirmClasses, problemOf } from '../../../studio/confirm/index.ts';
import { useStudioViewer } from '../../../studio/shell/index.ts';
import { t } from '../messages/index.ts';
import { grantSentence } from './grant-sentence.ts';
import type { GrantPreviewQuery } from './person.generated.ts';

type Props = {
  query: { data?: GrantPreviewQuery | undefined; error?: unknown; loading: boolean };
  isComplete: boolean;
  userId: string;
  words: { name: string; plan: string };
  isFree: boolean;
};

/** What the api says would happen, in words. */
export function GrantText({ query: { data, error, loading }, isComplete, userId, words, isFree }: Props) {
  const isOwn = useStudioViewer().userId === userId;
  if (!isComplete) return null;
  if (error !== undefined && !loading) {
    return (
      <p role="alert" className={confirmClasses.problem}>
        {problemOf(error)}
      </p>
    );
  }
  const outcome = data?.desk.grantPreview;
  if (!outcome || loading) return <p role="status">{t('desk.lookingUp')}</p>;
  const { changed, commission, reviewReasons } = outcome;
  return (
    <>
      <p role="status">{grantSentence(outcome, words)}</p>
      {changed && <p>{t(isOwn ? 'desk.grantToSelf' : 'desk.grantedByYou', words)}</p>}
      {changed && commission > 0 && !isFree && (
        <p>
          {t(reviewReasons.length > 0 ? 'desk.commissionInReview' : 'desk.commissionBooked', {
            amount: taka(commission),
            reasons: reviewReasons.join('; '),
          })}
        </p>
      )}
    </>
  );
}
