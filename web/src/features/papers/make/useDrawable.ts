import { useEffect, useState, useSyncExternalStore } from 'react';
import { answeredHere } from '../../../apollo/answered-here.ts';
import { hasPacks } from '../../../apollo/stored-features.ts';
import { useOnline } from '../../../components/useOnline.ts';
import { loadPackContent } from '../../packs/index.ts';

export type Drawable = readonly { prof: string; code: string }[];

const readDrawable = async (): Promise<Drawable> =>
  (await (await loadPackContent()).readSubjects()).map(({ subject: { prof, code } }) => ({ prof, code }));

/**
 * `isHere`: the server cannot be reached, so a paper is drawn on this device, from these subjects. They are undefined while
 * they are being read.
 */
export function useDrawable(): { isHere: boolean; drawable: Drawable | undefined } {
  const isOnline = useOnline();
  const isLocal = useSyncExternalStore(
    answeredHere.subscribe,
    () => answeredHere.has('PaperChoices'),
    () => false,
  );
  const isHere = (!isOnline || isLocal) && hasPacks();
  const [drawable, setDrawable] = useState<Drawable>();
  useEffect(() => {
    if (!isHere) return;
    readDrawable().then(setDrawable, () => setDrawable([]));
  }, [isHere]);
  return { isHere, drawable };
}
