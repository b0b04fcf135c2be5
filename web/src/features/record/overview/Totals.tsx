import { Link } from 'react-router-dom';
import { IconChevronRight } from '../../../components/icons.ts';
import type { Summary } from '../data/summary.ts';
import { t } from '../messages/index.ts';
import { LISTS } from '../../study/device/index.ts';
import { LIST_TITLES } from '../lists/titles.ts';
import { listPath } from '../paths.ts';
import classes from './Totals.module.css';

export const Totals = ({ questions, attempts, rightShare }: Summary) => (
  <dl className={classes.figures}>
    <Figure name={t('record.questionsSeen')} value={t('record.number', { count: questions })} />
    <Figure name={t('record.attempts')} value={t('record.number', { count: attempts })} />
    <Figure
      name={t('record.rightShare')}
      value={rightShare === null ? t('record.none') : t('record.percent', { percent: Math.round(rightShare * 100) })}
    />
  </dl>
);

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className={classes.figure}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

export const OwnLists = ({ lists }: Pick<Summary, 'lists'>) => (
  <section aria-labelledby="own-lists">
    <h2 id="own-lists" className={classes.heading}>
      {t('record.ownLists')}
    </h2>
    <ul className={classes.lists}>
      {LISTS.filter((list) => list !== 'due' || lists.due > 0).map((list) => (
        <li key={list}>
          <Link to={listPath(list)}>
            <span>{t(LIST_TITLES[list])}</span>
            <strong>{t('record.number', { count: lists[list] })}</strong>
            <IconChevronRight size={18} stroke={1.75} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
