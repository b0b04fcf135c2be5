import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import classes from './Contents.module.css';
import type { Section } from './sections.ts';
import { useCurrentSection } from './useCurrentSection.ts';
import { t } from './messages/index.ts';

const CHIP_INDENT_PX = 48;

export function Contents({ sections }: { sections: readonly Section[] }) {
  const { search, state } = useLocation();
  const current = useCurrentSection(sections);
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const chip = current && row.current?.querySelector(`[href$="#${current}"]`);
    // scrollIntoView would stop a smooth scroll of the page.
    if (chip && row.current) row.current.scrollLeft += chip.getBoundingClientRect().left - CHIP_INDENT_PX;
  }, [current]);
  return (
    <nav aria-label={t('shared.onThisPage')} className={classes.contents}>
      <ol ref={row}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            {/* Replaces the entry, so that Back leaves the page. */}
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
