import { taka } from '../../../../components/taka.ts';
import { confirmClasses, problemOf } from '../../desk/confirm/index.ts';
import { useStudioViewer } from '../../shell/viewer.ts';
import { t } from '../messages/index.ts';
import { grantSentence } from './grant-sentence.ts';
import type { GrantPreviewQuery } from './person.generated.ts';

type Props = {
  query: { data?: GrantPreviewQuery | undefined; error?: unknown; loading: boolean };
  isComplete: boolean;
  userId: string;
  words: { name: string; plan: string };
};

/** What the api says would happen, in words. */
export function GrantText({ query: { data, error, loading }, isComplete, userId, words }: Props) {
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
  if (!outcome || loading) return <p role="status">{t('studio.lookingUp')}</p>;
  const { changed, commission, reviewReasons } = outcome;
  return (
    <>
      <p role="status">{grantSentence(outcome, words)}</p>
      {changed && <p>{t(isOwn ? 'studio.grantToSelf' : 'studio.grantedByYou', words)}</p>}
      {changed && commission > 0 && (
        <p>
          {t(reviewReasons.length > 0 ? 'studio.commissionInReview' : 'studio.commissionBooked', {
            amount: taka(commission),
            reasons: reviewReasons.join('; '),
          })}
        </p>
      )}
    </>
  );
}
