import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ReviewParts } from '../../practice/index.ts';
import { isAnswered, startAnew } from '../../questions/index.ts';
import { today } from '../../study/days/index.ts';
import { readLastReview, undoAnswer, useStored } from '../../study/device/index.ts';
import { postpone, type ReviewItem } from '../../study/reviews/index.ts';
import { useOnline } from '../../../components/useOnline.ts';
import { readDownloaded } from '../downloaded/index.ts';
import { t } from './messages/index.ts';
import { dayName } from './day-name.ts';
import { Ending } from './Ending.tsx';
import { Reason } from './Reason.tsx';
import type { Review } from './useQueue.ts';

/** What the review adds to practice: reasons, "Not today" and "Undo". */
export function useReviewParts(
  { items, error }: Review,
  remove: (item: ReviewItem) => ReviewItem | undefined,
): ReviewParts {
  const navigate = useNavigate();
  const { state } = useLocation();
  // Shown until that question is answered.
  const [news, setNews] = useState<{ at: string | undefined; text: string; isLate?: boolean }>();
  const isOffline = !useOnline();
  const last = useStored(readLastReview) ?? undefined;
  const find = (id: string | undefined) => items.find(({ question }) => question.id === id);
  const undone = find(last);
  const undo = async () => {
    if (!undone) return;
    const { question } = undone;
    const isUndone = await undoAnswer(question.id);
    if (isUndone) startAnew([question]);
    const text = t(isUndone ? 'review.undone' : 'review.tooLate');
    setNews({ at: question.id, text, isLate: !isUndone });
    void navigate({ search: `?q=${question.ref}` }, { replace: true, state: state as unknown });
  };
  const putOff = async (item: ReviewItem | undefined) => {
    if (!item) return;
    const day = await postpone(item, readDownloaded);
    const noMore = item.target ? 'review.comesNoMoreForTarget' : 'review.comesNoMore';
    const text = day ? t('review.comesAgain', { day: dayName(day, today()) }) : t(noMore);
    setNews({ at: remove(item)?.question.id, text });
  };
  const onPostpone: ReviewParts['onPostpone'] = ({ question }) => void putOff(find(question.id));
  return {
    undoable: undone?.question.id,
    onUndo: () => void undo(),
    onPostpone,
    renderReason(practised) {
      const { question } = practised;
      const isOpen = !isAnswered(question);
      const own = news?.at === question.id && (isOpen || news.isLate) ? news.text : undefined;
      return (
        <Reason
          item={find(question.id)!}
          news={own ?? (isOffline || error !== undefined ? t('review.fromDevice') : undefined)}
          onPostpone={isOpen ? () => onPostpone(practised) : undefined}
        />
      );
    },
    ending: <Ending />,
  };
}
