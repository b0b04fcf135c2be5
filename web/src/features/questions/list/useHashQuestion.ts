import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hashId } from '../../../components/useHashTarget.ts';
import type { ListAnswer } from './list-answer.ts';
import { placeSearch, type Place } from './useListPlace.ts';

const MAX_REF = 100;

/** A question that the address names and the page does not have. */
export type HashQuestion = { ref: string; result: 'searching' | 'locked' | 'absent' };

/**
 * Goes to the page that holds the question which the address names (`#ANAT-000123`), where the open one does not have
 * it. Asks once for each question, when `settled`.
 */
export function useHashQuestion({ list, findPage }: ListAnswer, place: Place, settled: boolean) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<HashQuestion>();
  const ref = hashId(hash);
  const isMissing =
    settled && ref !== '' && ref.length <= MAX_REF && !list?.questions.some((shown) => shown.ref === ref);

  useEffect(() => {
    // Other parts of a page have ids too, such as the target of 'Skip to content'.
    if (!isMissing || question?.ref === ref || document.getElementById(ref)) return;
    let isCurrent = true;
    const search = async () => {
      setQuestion({ ref, result: 'searching' });
      const found = await findPage(ref);
      setQuestion({ ref, result: found === 'locked' ? found : 'absent' });
      if (typeof found !== 'number' || !isCurrent) return;
      // In place of this address, so that Back leaves the list.
      await navigate({ search: placeSearch({ ...place, page: found }), hash }, { replace: true });
    };
    void search();
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isMissing, ref]);

  return isMissing && question?.ref === ref ? question : undefined;
}
