import { IconAlertTriangle, IconInfoCircle } from '../../../components/icons.ts';
import classes from './Form.module.css';

/** Why the form was not taken; there from the start, so that a screen reader hears what comes. */
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

/** Why the reader is here, before anything has gone wrong. */
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
