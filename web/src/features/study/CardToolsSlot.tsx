import { LatePart } from '../../components/LatePart.tsx';
import classes from './CardToolsSlot.module.css';
import type { RecordView, Shelf, StudyQuestion } from './types.ts';

export type CardToolsProps = { question: StudyQuestion; shelf: Shelf; record: RecordView | undefined };

// Load after the page itself.
const DELAY_MS = 1000;

const loadTools = async () => (await import('./tools/CardTools.tsx')).CardTools;

/** Flag and note. Reserves their space until the code has loaded. */
export const CardToolsSlot = (props: CardToolsProps) => (
  <div className={classes.slot}>
    <LatePart load={loadTools} afterMs={DELAY_MS} props={props} />
  </div>
);
