import { IconChevronRight } from '../../components/icons.ts';
import { plainText } from '../../components/plain-text.ts';
import { t } from './messages/index.ts';
import classes from './Result.module.css';
import type { PracticeItem } from './types.ts';

type Props = {
  wrong: readonly PracticeItem[];
  skipped: readonly PracticeItem[];
  onShow: (item: PracticeItem) => void;
};

/** The questions that were wrong or skipped. */
export const ResultLists = ({ wrong, skipped, onShow }: Props) =>
  [
    { title: t('practice.wrongOnes'), items: wrong },
    { title: t('practice.skippedOnes'), items: skipped },
  ].map(
    ({ title, items }) =>
      items.length > 0 && (
        <section key={title} aria-label={title}>
          <h4 className={classes.listTitle}>{title}</h4>
          <ul className={classes.list}>
            {items.map((item) => (
              <li key={item.question.id}>
                <button type="button" onClick={() => onShow(item)}>
                  <span className={classes.number}>{item.shelf.place}</span>
                  <span className={classes.stem}>{plainText(item.question.stem)}</span>
                  <IconChevronRight size={18} stroke={1.75} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ),
  );
