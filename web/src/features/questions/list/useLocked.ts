import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { storedToken } from '../../../apollo/auth-link.ts';
import { toast } from '../../../components/toast.ts';
import { t } from '../messages/index.ts';
import type { ListResult } from './list-result.ts';
import { placeSearch, type Place } from './useListPlace.ts';

export type LockedPress = { row: string; label: string; search: string };

/** Handles a press on a locked tab: opens the page if a purchase has opened it since, else returns the press. */
export function useLocked({ isStillLocked }: ListResult, place: Place) {
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
