import { Button } from '@mantine/core';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { isBlank, type Entry } from '../device/sheets.ts';
import { inDigits } from '../../../i18n/formats/digits.ts';
import { t } from '../messages/index.ts';
import classes from './HandIn.module.css';

type Props = {
  entries: readonly Entry[];
  onOpen: (number: number) => void;
  onHandIn: () => void;
  onClose: () => void;
};

/** Lists blank and flagged questions before the reader hands in. */
export function HandInDialog({ entries, onOpen, onHandIn, onClose }: Props) {
  const groups = [
    { text: 'papers.blanks', numbers: entries.filter(isBlank).map(({ number }) => number) },
    { text: 'papers.flags', numbers: entries.filter(({ flagged }) => flagged).map(({ number }) => number) },
  ] as const;
  const hasBlanks = groups[0].numbers.length > 0;
  return (
    <Dialog title={t('papers.handInTitle')} onClose={onClose}>
      <div className={classes.body}>
        {!hasBlanks && <p>{t('papers.allAnswered')}</p>}
        {groups.map(
          ({ text, numbers }) =>
            numbers.length > 0 && (
              <section key={text}>
                <p>{t(text, { count: numbers.length })}</p>
                <ul className={classes.numbers}>
                  {numbers.map((number) => (
                    <li key={number}>
                      <button type="button" onClick={() => onOpen(number)} aria-label={t('papers.open', { number })}>
                        {inDigits(number)}
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
        <div className={classes.ways}>
          <Button onClick={onHandIn}>{t('papers.handIn')}</Button>
          <Button variant="default" onClick={onClose}>
            {t('papers.goOn')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
