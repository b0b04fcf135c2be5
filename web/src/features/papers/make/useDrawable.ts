import { useEffect, useState } from 'react';
import { useAnsweredHere } from '../../../apollo/answered-here.ts';
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
  const isLocal = useAnsweredHere('PaperChoices');
  const isAlone = !isOnline || isLocal;
  const [drawable, setDrawable] = useState<Drawable>();
  useEffect(() => {
    if (!isAlone) return;
    readDrawable().then(setDrawable, () => setDrawable([]));
  }, [isAlone]);
  return { isHere: isAlone, drawable };
}
