import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import classes from './Contents.module.css';
import type { Section } from './sections.ts';
import { useCurrentSection } from './useCurrentSection.ts';
import { t } from '../../i18n/index.tsx';

const CHIP_INDENT_PX = 48;

/** Leads to the parts of a long text: beside it, or on a phone in a row that stays in reach. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  const { search, state } = useLocation();
  const current = useCurrentSection(sections);
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const chip = current && row.current?.querySelector(`[href$="#${current}"]`);
    // Not scrollIntoView: it would stop a page that is scrolling smoothly.
    if (chip && row.current) row.current.scrollLeft += chip.getBoundingClientRect().left - CHIP_INDENT_PX;
  }, [current]);
  return (
    <nav aria-label={t('shared.onThisPage')} className={classes.contents}>
      <ol ref={row}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            {/* One page is one step back, however often one has jumped about on it. */}
            <Link
              to={{ search, hash: id }}
              replace
              state={state as unknown}
              aria-current={id === current ? 'location' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
