import { t } from '../messages/index.ts';
import classes from './Result.module.css';

/** What the reader wrote for a part, beside its model points. Nothing where they wrote on paper. */
export const OwnText = ({ label, text }: { label: string; text: string }) =>
  text !== '' && (
    <section className={classes.own} aria-label={t('papers.yourAnswerTo', { part: label })}>
      <b aria-hidden>{t('papers.yourAnswer')}</b>
      <p>{text}</p>
    </section>
  );
