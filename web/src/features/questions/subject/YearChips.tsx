import { Link } from 'react-router-dom';
import list from '../../../components/find-list/FindList.module.css';
import { yearPath, type SubjectCodes } from '../paths.ts';
import { t } from '../boards/messages/index.ts';
import classes from './SubjectPage.module.css';

export const YearChips = ({ codes, years }: { codes: SubjectCodes; years: readonly number[] }) => (
  <section aria-labelledby="years">
    <h2 id="years" className={list.heading}>
      {t('questions.years')}
    </h2>
    {years.length === 0 ? (
      <p className={list.none}>{t('questions.dataNotAvailable')}</p>
    ) : (
      <ul className={classes.years}>
        {years.map((year) => (
          <li key={year}>
            <Link to={yearPath(codes, year)}>{year}</Link>
          </li>
        ))}
      </ul>
    )}
  </section>
);
