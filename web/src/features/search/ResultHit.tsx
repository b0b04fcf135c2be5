import { VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { sitePath } from 'schema/site-routes.ts';
import { IconExternalLink } from '../../components/icons.ts';
import { messages } from '../../components/messages/search.ts';
import { hitFacts, hitLines, type Hit, type Piece } from './hit-lines.ts';
import classes from './ResultHit.module.css';

const SHORT_KINDS = new Set(['SBA', 'MTF', 'SAQ']);

/** What was found and the sentence that matched; below, its kind, topic and place. */
export function ResultHit({ hit }: { hit: Hit }) {
  const { title, sentence } = hitLines(hit);
  const facts = hitFacts(hit);
  const { kind } = hit;
  return (
    <div className={classes.hit}>
      <p className={classes.title}>
        <HitLink link={hit.link}>
          <Marked pieces={title} />
        </HitLink>
      </p>
      {sentence && (
        <p className={classes.sentence}>
          <Marked pieces={sentence} />
        </p>
      )}
      {(kind || facts.length > 0) && (
        <ul className={classes.facts}>
          {kind && (
            <li className={classes.kind}>
              {SHORT_KINDS.has(kind) ? (
                <>
                  <span aria-hidden>{kind}</span>
                  <VisuallyHidden>{messages.kinds[kind]}</VisuallyHidden>
                </>
              ) : (
                messages.kinds[kind]
              )}
            </li>
          )}
          {facts.map((fact) => (
            <li key={fact} className={fact.includes(' ') ? undefined : classes.whole}>
              {fact}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, marked }, index) =>
    marked ? (
      <mark key={index} className={classes.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );

/** A page of this site, or a safe address elsewhere; what is neither leads nowhere. */
function HitLink({ link, children }: { link: string; children: React.ReactNode }) {
  const path = sitePath(link);
  if (path) return <Link to={path}>{children}</Link>;
  if (!/^https?:\/\//i.test(link)) return children;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {children}
      <IconExternalLink size={16} stroke={1.75} role="img" aria-label={messages.newTab} />
    </a>
  );
}
