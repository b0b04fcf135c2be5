import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { placeSearch } from '../list/useListPlace.ts';
import { OpenPractice, type OpenPracticeProps } from './OpenPractice.tsx';

export type ListPracticeProps = Omit<OpenPracticeProps, 'onSee'> & { isOpen: boolean };

/** Practice over a list. However the reader leaves it, the list opens at the last question. */
export function ListPractice({ isOpen, ...props }: ListPracticeProps) {
  const navigate = useNavigate();
  const seen = useRef<{ page: number; ref: string | undefined }>(undefined);
  const { place } = props.listPlace;
  useEffect(() => {
    if (isOpen || !seen.current) return;
    const { page, ref } = seen.current;
    seen.current = undefined;
    void navigate({ search: placeSearch({ ...place, page }), hash: ref ?? '' }, { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is left
  }, [isOpen]);
  return isOpen ? <OpenPractice {...props} onSee={(where) => void (seen.current = where)} /> : null;
}
