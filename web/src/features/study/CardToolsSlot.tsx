import { useEffect, useState, type ComponentType } from 'react';
import classes from './CardToolsSlot.module.css';
import type { RecordView, Shelf, StudyQuestion } from './types.ts';

export type CardToolsProps = { question: StudyQuestion; shelf: Shelf; record: RecordView | undefined };

const DELAY_MS = 1000;

/** Flag and note. Reserves their space until the code has loaded. */
export function CardToolsSlot(props: CardToolsProps) {
  const [Tools, setTools] = useState<ComponentType<CardToolsProps>>();
  useEffect(() => {
    // Load after the page itself.
    const timer = setTimeout(() => {
      import('./tools/CardTools.tsx').then((file) => setTools(() => file.CardTools)).catch(() => {});
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return <div className={classes.slot}>{Tools && <Tools {...props} />}</div>;
}
