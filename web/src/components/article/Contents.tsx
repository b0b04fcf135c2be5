import { Link, useLocation } from 'react-router-dom';
import classes from './Contents.module.css';
import type { Section } from './sections.ts';

/** Leads to the parts of a long text: beside it, or on a phone in a row that stays in reach. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  const { search, state } = useLocation();
  return (
    <nav aria-label="On this page" className={classes.contents}>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            {/* One page is one step back, however often one has jumped about on it. */}
            <Link to={{ search, hash: id }} replace state={state as unknown}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
