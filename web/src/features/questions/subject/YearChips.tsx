import { Link } from 'react-router-dom';
import list from '../../../components/find-list/FindList.module.css';
import { useAnsweredPaths } from '../../study/progress/index.ts';
import { yearPath, type SubjectCodes } from '../paths.ts';
import { t } from './messages/index.ts';
import classes from './SubjectPage.module.css';

type Props = { codes: SubjectCodes; years: readonly number[] };

export function YearChips({ codes, years }: Props) {
  const answered = useAnsweredPaths();
  return (
    <section aria-labelledby="years">
      <h2 id="years" className={list.heading}>
        {t('questions.years')}
      </h2>
      {years.length === 0 ? (
        <p className={list.none}>{t('questions.dataNotAvailable')}</p>
      ) : (
        <ul className={classes.years}>
          {years.map((year) => {
            const count = answered.get(yearPath(codes, year));
            return (
              <li key={year}>
                <Link to={yearPath(codes, year)}>
                  {year}
                  {count && <small>{t('questions.answeredCount', { count })}</small>}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
