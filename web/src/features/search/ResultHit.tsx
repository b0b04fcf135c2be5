import { VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { sitePath } from 'schema/site-path.ts';
import { IconExternalLink } from '../../components/icons.ts';
import { ofContent } from '../../i18n/language.ts';
import { hitFacts, hitLines, isQuestion, textOf, type Hit, type Piece } from './hit-lines.ts';
import { kindName } from './kinds.ts';
import { t } from './messages/index.ts';
import classes from './ResultHit.module.css';

export function ResultHit({ hit }: { hit: Hit }) {
  const { title, sentence } = hitLines(hit);
  const facts = hitFacts(hit);
  const { kind } = hit;
  return (
    <div className={classes.hit}>
      <p className={classes.title} {...(import.meta.env.BANGLA || import.meta.env.SSR ? ofContent(hit.name) : {})}>
        <HitLink link={hit.link}>
          <Marked pieces={title} />
        </HitLink>
      </p>
      {sentence && (
        <p
          className={classes.sentence}
          {...(import.meta.env.BANGLA || import.meta.env.SSR ? ofContent(textOf(sentence)) : {})}
        >
          <Marked pieces={sentence} />
        </p>
      )}
      {(kind || facts.length > 0) && (
        <ul className={classes.facts}>
          {kind && (
            <li className={classes.kind}>
              {isQuestion(kind) ? (
                <>
                  <span aria-hidden>{kind}</span>
                  <VisuallyHidden>{kindName(kind)}</VisuallyHidden>
                </>
              ) : (
                kindName(kind)
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

/** Links to a path of this site or an http address elsewhere; anything else stays plain text. */
function HitLink({ link, children }: { link: string; children: React.ReactNode }) {
  const path = sitePath(link);
  if (path) return <Link to={path}>{children}</Link>;
  if (!/^https?:\/\//i.test(link)) return children;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {children}
      <IconExternalLink size={16} stroke={1.75} role="img" aria-label={t('search.newTab')} />
    </a>
  );
}
