import { IconAlertTriangle, IconInfoCircle } from '../../../components/icons.ts';
import classes from './Form.module.css';

/** Always rendered, so that screen readers announce a problem when it appears. */
export const FormProblem = ({ children }: { children: string | undefined }) => (
  <div role="alert">
    {children && (
      <p className={classes.problem}>
        <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
        {children}
      </p>
    )}
  </div>
);

/** Why the reader was sent here. */
export const FormNote = ({ children }: { children: string | undefined }) => (
  <div role="status">
    {children && (
      <p className={classes.note}>
        <IconInfoCircle size={20} stroke={1.75} aria-hidden />
        {children}
      </p>
    )}
  </div>
);
