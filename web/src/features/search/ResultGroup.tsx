import { useId } from 'react';
import { ResultHit } from './ResultHit.tsx';
import type { SearchQuery } from './search.generated.ts';
import classes from './SearchPage.module.css';

type Result = NonNullable<SearchQuery['search']>[number];

export function ResultGroup({ result: { topicName, links } }: { result: Result }) {
  const heading = useId();
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={classes.group}>
      <h3 id={heading}>{topicName}</h3>
      <ol>
        {links.map((hit) => (
          <li key={`${hit.link} ${hit.name}`}>
            <ResultHit hit={hit} />
          </li>
        ))}
      </ol>
    </section>
  );
}
