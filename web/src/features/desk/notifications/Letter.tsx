import { RichText } from '../../../components/RichText.tsx';
import classes from './Notifications.module.css';

const STARTS_WITH_TAG = /^\s*</;

type Words = { title: string; message: string; titleBn?: string | null; messageBn?: string | null };

/** Both texts, where readers of Bangla get one of their own. */
export const Letters = ({ message: { title, message, titleBn, messageBn } }: { message: Words }) => (
  <>
    <Letter title={title} message={message} />
    {titleBn != null && messageBn != null && <Letter title={titleBn} message={messageBn} lang="bn" />}
  </>
);

type Props = { title: string; message: string; lang?: string };

/** A notification as the bell shows it: text that does not start with a tag stays text. */
const Letter = ({ title, message, lang }: Props) => (
  <div className={classes.letter} lang={lang}>
    <p className={classes.title}>{title}</p>
    {STARTS_WITH_TAG.test(message) ? <RichText html={message} /> : <p className={classes.plain}>{message}</p>}
  </div>
);
