import { LatePart } from '../../components/LatePart.tsx';
import classes from './ReportSlot.module.css';

export type ReportedQuestion = { id: string; ref: string };

const loadAction = async () => (await import('./report/ReportAction.tsx')).ReportAction;

/** Where a reader reports a mistake. The place is kept until its code is there. */
export const ReportSlot = ({ question }: { question: ReportedQuestion }) => (
  <div className={classes.slot}>
    <LatePart load={loadAction} props={{ question }} />
  </div>
);
