import { Link } from 'react-router-dom';
import { messages } from '../../components/messages/search.ts';
import { searchPath } from './paths.ts';
import classes from './SearchPage.module.css';

// What students and interns look up, one of each kind of content.
const SUGGESTIONS = ['Brachial plexus', 'Myocardial infarction', 'Dengue', 'Snake bite', 'Antibiotics', 'জন্ডিস'];

/** What stands under an empty box. */
export const SearchStart = () => (
  <section aria-labelledby="suggestions">
    <h2 id="suggestions" className={classes.asked}>
      Try one of these
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
    <p className={classes.hint}>{messages.whatIsSearched}</p>
  </section>
);
