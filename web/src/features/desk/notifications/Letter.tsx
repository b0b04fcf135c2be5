import { RichText } from '../../../components/RichText.tsx';
import classes from './Notifications.module.css';

const STARTS_WITH_TAG = /^\s*</;

type Props = { title: string; message: string };

/** A notification as the bell shows it: text that does not start with a tag stays text. */
export const Letter = ({ title, message }: Props) => (
  <div className={classes.letter}>
    <p className={classes.title}>{title}</p>
    {STARTS_WITH_TAG.test(message) ? <RichText html={message} /> : <p className={classes.plain}>{message}</p>}
  </div>
);
