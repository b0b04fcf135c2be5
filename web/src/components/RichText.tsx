import { Suspense, use, useContext, useMemo } from 'react';
import { loadSanitizer } from './load-sanitizer.ts';
import { isPlainMarkup } from './plain-markup.ts';
import classes from './RichText.module.css';
import { SanitizeContext, type Sanitize } from './sanitize-context.ts';

const MARKUP = /[<&]/;
const TAGS = /<[^>]*>/g;

type Props = { html: string; inline?: boolean };

/** A body of the graph: stem, option, explanation. */
export function RichText({ html, inline = false }: Props) {
  if (!MARKUP.test(html)) return <Body inline={inline}>{html}</Body>;
  if (isPlainMarkup(html)) return <Plain html={html} inline={inline} />;
  return (
    <Suspense fallback={<Body inline={inline}>{withoutTags(html)}</Body>}>
      <Purified html={html} inline={inline} />
    </Suspense>
  );
}

/** Of a body with nothing to sanitise. A server's own sanitiser still closes what it left open. */
function Plain({ html, inline }: Required<Props>) {
  const given = useContext(SanitizeContext);
  return <Safe html={html} sanitize={given ?? asItIs} inline={inline} />;
}

function Purified({ html, inline }: Required<Props>) {
  const given = useContext(SanitizeContext);
  return <Safe html={html} sanitize={given ?? use(loadSanitizer())} inline={inline} />;
}

function Safe({ html, sanitize, inline }: Required<Props> & { sanitize: Sanitize }) {
  const safe = useMemo(() => sanitize(html), [html, sanitize]);
  if (safe === undefined) return <Body inline={inline}>{withoutTags(html)}</Body>;
  const Box = inline ? 'span' : 'div';
  return <Box className={classOf(inline)} dangerouslySetInnerHTML={{ __html: safe }} />;
}

function Body({ inline, children }: { inline: boolean; children: string }) {
  const Box = inline ? 'span' : 'div';
  return <Box className={classOf(inline)}>{children}</Box>;
}

const classOf = (inline: boolean) => (inline ? classes.inline : classes.body);
// Without a DOM, and with nobody who sanitises, nothing may be inserted.
const asItIs: Sanitize = (html) => (typeof document === 'undefined' ? undefined : html);
const withoutTags = (html: string) => html.replace(TAGS, ' ');
