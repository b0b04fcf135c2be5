import { useId } from 'react';
import { Link } from 'react-router-dom';
import { IconExternalLink } from '../components/icons.ts';
import { sitePath } from '../session/index.ts';
import type { SearchQuery } from './search.generated.ts';
import classes from './SearchPage.module.css';

type Result = SearchQuery['search'][number];

/** What was found of one topic: its name, and numbered links. */
export function ResultGroup({ result: { topicName, links } }: { result: Result }) {
  const heading = useId();
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={classes.group}>
      <h3 id={heading}>{topicName}</h3>
      <ol>
        {links.map((link) => (
          <li key={`${link.link} ${link.name}`}>
            <ResultLink {...link} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A page of this site, or a safe address elsewhere; what is neither leads nowhere. */
function ResultLink({ name, link }: Result['links'][number]) {
  const path = sitePath(link);
  if (path) return <Link to={path}>{name}</Link>;
  if (!/^https:\/\//i.test(link)) return name;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {name}
      <IconExternalLink size={16} stroke={1.75} role="img" aria-label="opens in a new tab" />
    </a>
  );
}
