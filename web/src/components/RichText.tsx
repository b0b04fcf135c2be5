import { Suspense, use, useContext, useMemo } from 'react';
import { loadSanitizer } from './load-sanitizer.ts';
import { isPlainMarkup } from './plain-markup.ts';
import classes from './RichText.module.css';
import { SanitizeContext, type Sanitize } from './sanitize-context.ts';
import { labelStrikes, strikesAsText } from './strikes.ts';
import { frameTables } from './tables/tables.ts';

const MARKUP = /[<&]/;
const TAGS = /<[^>]*>/g;

type Props = {
  html: string;
  inline?: boolean;
  /** Changes sanitised HTML before it is shown; must add nothing that acts. */
  layOut?: (html: string) => string;
};
type BodyProps = { html: string; inline: boolean; layOut: (html: string) => string };

const asItIs = (html: string) => html;

/** A body of the graph: stem, option, explanation. */
export function RichText({ html, inline = false, layOut = asItIs }: Props) {
  if (!MARKUP.test(html)) return <Body inline={inline}>{html}</Body>;
  if (isPlainMarkup(html)) return <Plain html={html} inline={inline} layOut={layOut} />;
  return (
    <Suspense fallback={<Body inline={inline}>{withoutTags(html)}</Body>}>
      <Purified html={html} inline={inline} layOut={layOut} />
    </Suspense>
  );
}

/** Of a body with nothing to sanitise. A server's own sanitiser still closes what it left open. */
function Plain({ html, inline, layOut }: BodyProps) {
  const given = useContext(SanitizeContext);
  return <Safe html={html} sanitize={given ?? nothingToSanitise} inline={inline} layOut={layOut} />;
}

function Purified({ html, inline, layOut }: BodyProps) {
  const given = useContext(SanitizeContext);
  return <Safe html={html} sanitize={given ?? use(loadSanitizer())} inline={inline} layOut={layOut} />;
}

function Safe({ html, sanitize, inline, layOut }: BodyProps & { sanitize: Sanitize }) {
  const safe = useMemo(() => {
    const sanitised = sanitize(html);
    return sanitised === undefined ? undefined : frameTables(labelStrikes(layOut(sanitised)));
  }, [html, sanitize, layOut]);
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
const nothingToSanitise: Sanitize = (html) => (typeof document === 'undefined' ? undefined : html);
const withoutTags = (html: string) => strikesAsText(html).replace(TAGS, ' ');
