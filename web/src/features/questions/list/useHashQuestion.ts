import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hashId } from '../../../components/useHashTarget.ts';
import type { ListResult } from './list-result.ts';
import { placeSearch, type Place } from './useListPlace.ts';

const MAX_REF = 100;

export type HashQuestion = { ref: string; result: 'searching' | 'locked' | 'absent' };

/** Opens the page that holds the question of the URL's hash (`#ANAT-000123`). Searches once, when `isSettled`. */
export function useHashQuestion({ list, findPage }: ListResult, place: Place, isSettled: boolean) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<HashQuestion>();
  const ref = hashId(hash);
  const isMissing = isSettled && ref !== '' && ref.length <= MAX_REF && !list?.questions.some((one) => one.ref === ref);

  useEffect(() => {
    // The hash may be another id of the page, such as the target of 'Skip to content'.
    if (!isMissing || question?.ref === ref || document.getElementById(ref)) return;
    let isCurrent = true;
    const search = async () => {
      setQuestion({ ref, result: 'searching' });
      const result = await findPage(ref);
      setQuestion({ ref, result: result === 'locked' ? result : 'absent' });
      if (typeof result !== 'number' || !isCurrent) return;
      // Replaces the entry, so that Back leaves the list.
      await navigate({ search: placeSearch({ ...place, page: result }), hash }, { replace: true });
    };
    void search();
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isMissing, ref]);

  return isMissing && question?.ref === ref ? question : undefined;
}
