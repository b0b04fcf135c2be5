import { useContext, useMemo } from 'react';
import { browserSanitizer } from './browser-sanitizer.ts';
import classes from './RichText.module.css';
import { SanitizeContext } from './sanitize-context.ts';

const MARKUP = /[<&]/;
const TAGS = /<[^>]*>/g;

type Props = { html: string; inline?: boolean };

/** A body of the graph: stem, option, explanation. */
export function RichText({ html, inline = false }: Props) {
  const sanitize = useContext(SanitizeContext) ?? browserSanitizer;
  const hasMarkup = MARKUP.test(html);
  const safe = useMemo(() => (hasMarkup ? sanitize(html) : undefined), [html, hasMarkup, sanitize]);
  const Box = inline ? 'span' : 'div';
  const className = inline ? classes.inline : classes.body;
  if (safe !== undefined) return <Box className={className} dangerouslySetInnerHTML={{ __html: safe }} />;
  return <Box className={className}>{hasMarkup ? html.replace(TAGS, ' ') : html}</Box>;
}
