import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { storedToken } from '../../../apollo/auth-link.ts';
import { toast } from '../../../components/toast.ts';
import { t } from '../messages/index.ts';
import type { ListAnswer } from './list-answer.ts';
import { placeSearch, type Place } from './useListPlace.ts';

/** A press on a locked page: in which row of tabs, on which label, and at which place of the list. */
export type LockedPress = { row: string; label: string; search: string };

/**
 * Answers a press on a locked page: goes there where a purchase has opened it since the list was read, else keeps the
 * press, to be explained where it was made.
 */
export function useLocked({ isStillLocked }: ListAnswer, place: Place) {
  const navigate = useNavigate();
  const [press, setPress] = useState<LockedPress>();
  const search = placeSearch(place);
  const onLocked = async (row: string, { page, label }: { page: number; label: string }) => {
    if (storedToken() !== null && !(await isStillLocked(page))) {
      return navigate({ search: placeSearch({ ...place, page }) });
    }
    setPress({ row, label, search });
    return toast(t('questions.lockedTab'));
  };
  return { press: press?.search === search ? press : undefined, onLocked };
}
