import type { QuestionStatus } from '../../../graphql.generated.ts';
import { statusName } from './status.ts';
import classes from './StatusBadge.module.css';

export const StatusBadge = ({ status }: { status: QuestionStatus }) => (
  <span className={classes.badge} data-status={status}>
    {statusName(status)}
  </span>
);
