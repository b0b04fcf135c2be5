import { Link } from 'react-router-dom';
import { t } from './messages/index.ts';
import { searchPath } from './paths.ts';
import classes from './SearchPage.module.css';

// Terms found in the content, which is the same in every language.
const SUGGESTIONS = ['Brachial plexus', 'Myocardial infarction', 'Dengue', 'Snake bite', 'Antibiotics', 'জন্ডিস'];

export const SearchStart = () => (
  <section aria-labelledby="suggestions">
    <h2 id="suggestions" className={classes.heading}>
      {t('search.suggestions')}
    </h2>
    <ul className={classes.suggestions}>
      {SUGGESTIONS.map((text) => (
        <li key={text}>
          <Link to={searchPath(text)} replace>
            {text}
          </Link>
        </li>
      ))}
    </ul>
    <p className={classes.hint}>{t('search.whatIsSearched')}</p>
  </section>
);
