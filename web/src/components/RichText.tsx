import { Suspense, use, useContext, useMemo, useState } from 'react';
import { loadedSanitizer, loadSanitizer } from './load-sanitizer.ts';
import { isPlainMarkup } from './plain-markup.ts';
import classes from './RichText.module.css';
import { SanitizeContext, type Sanitize } from './sanitize-context.ts';
import { labelStrikes, strikesAsText } from './strikes.ts';
import { frameTables } from './tables/tables.ts';

const MARKUP = /[<&]/;
const TAGS = /<[^<>]*>/g;

type Props = {
  html: string;
  inline?: boolean;
  /** Changes sanitised HTML; must add nothing unsafe. */
  layOut?: (html: string) => string;
};
type BodyProps = { html: string; inline: boolean; layOut: (html: string) => string };

const unchanged = (html: string) => html;

export function RichText({ html, inline = false, layOut = unchanged }: Props) {
  if (!MARKUP.test(html)) return <Body inline={inline}>{html}</Body>;
  if (isPlainMarkup(html)) return <Plain html={html} inline={inline} layOut={layOut} />;
  return <Purified html={html} inline={inline} layOut={layOut} />;
}

/** HTML with nothing to sanitise. A server's sanitiser still closes open tags. */
function Plain({ html, inline, layOut }: BodyProps) {
  const provided = useContext(SanitizeContext);
  return <Safe html={html} sanitize={provided ?? nothingToSanitise} inline={inline} layOut={layOut} />;
}

/** Waits for the sanitiser only where it was not there at first: another tree would replace what a finger is on. */
function Purified(props: BodyProps) {
  const provided = useContext(SanitizeContext);
  const [sanitize] = useState(() => provided ?? loadedSanitizer());
  if (sanitize) return <Safe {...props} sanitize={sanitize} isPurified />;
  return (
    <Suspense fallback={<Body inline={props.inline}>{withoutTags(props.html)}</Body>}>
      <PurifiedLater {...props} />
    </Suspense>
  );
}

const PurifiedLater = (props: BodyProps) => <Safe {...props} sanitize={use(loadSanitizer())} />;

type SafeProps = BodyProps & { sanitize: Sanitize; isPurified?: boolean };

function Safe({ html, sanitize, inline, layOut, isPurified }: SafeProps) {
  const safe = useMemo(() => {
    const sanitised = sanitize(html);
    return sanitised === undefined ? undefined : frameTables(labelStrikes(layOut(sanitised)));
  }, [html, sanitize, layOut]);
  if (safe === undefined) return <Body inline={inline}>{withoutTags(html)}</Body>;
  const Box = inline ? 'span' : 'div';
  return (
    <Box
      className={classOf(inline)}
      data-purified={isPurified ? '' : undefined}
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  );
}

function Body({ inline, children }: { inline: boolean; children: string }) {
  const Box = inline ? 'span' : 'div';
  return <Box className={classOf(inline)}>{children}</Box>;
}

const classOf = (inline: boolean) => (inline ? classes.inline : classes.body);
// Without a DOM and a sanitiser nothing may be inserted.
const nothingToSanitise: Sanitize = (html) => (typeof document === 'undefined' ? undefined : html);
const withoutTags = (html: string) => strikesAsText(html).replace(TAGS, ' ');
