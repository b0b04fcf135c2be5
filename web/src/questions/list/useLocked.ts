import { useNavigate } from 'react-router-dom';
import { storedToken } from '../../apollo/auth-link.ts';
import { messages } from '../../components/messages.ts';
import { toast } from '../../components/toast.ts';
import type { ListAnswer } from './list-answer.ts';
import { placeSearch, type Place } from './useListPlace.ts';

/** What a press on a locked page does: says so, unless the reader's purchase has opened it since the list was read. */
export function useLocked({ isStillLocked }: ListAnswer, place: Place) {
  const navigate = useNavigate();
  return async (page: number) => {
    if (storedToken() === null || (await isStillLocked(page))) return toast(messages.lockedTab);
    return navigate({ search: placeSearch({ ...place, page }) });
  };
}
