import { Suspense, use, useContext, useMemo, useState } from 'react';
import { loadedSanitizer, loadSanitizer } from './load-sanitizer.ts';
import { linkInLanguage } from '../i18n/base.ts';
import { currentLanguage, ofContent } from '../i18n/language.ts';
import { isPlainMarkup } from './plain-markup.ts';
import classes from './RichText.module.css';
import { SanitizeContext, type LayOut, type Sanitize } from './sanitize-context.ts';
import { labelStrikes, strikesAsText } from './strikes.ts';

const MARKUP = /[<&]/;
const TAGS = /<[^<>]*>/g;

type Props = {
  html: string;
  inline?: boolean;
  layOut?: LayOut;
};
type BodyProps = { html: string; inline: boolean; layOut: LayOut };

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
    const sanitised = sanitize(html, layOut);
    if (sanitised === undefined) return undefined;
    const text = labelStrikes(sanitised);
    return import.meta.env.BANGLA || import.meta.env.SSR ? linkInLanguage(text, currentLanguage()) : text;
  }, [html, sanitize, layOut]);
  if (safe === undefined) return <Body inline={inline}>{withoutTags(html)}</Body>;
  const Box = inline ? 'span' : 'div';
  return (
    <Box
      className={classOf(inline)}
      {...(import.meta.env.BANGLA || import.meta.env.SSR ? ofContent(html) : {})}
      data-purified={isPurified ? '' : undefined}
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  );
}

function Body({ inline, children }: { inline: boolean; children: string }) {
  const Box = inline ? 'span' : 'div';
  return (
    <Box className={classOf(inline)} {...(import.meta.env.BANGLA || import.meta.env.SSR ? ofContent(children) : {})}>
      {children}
    </Box>
  );
}

const classOf = (inline: boolean) => (inline ? classes.inline : classes.body);
// Without a DOM and a sanitiser nothing may be inserted.
const nothingToSanitise: Sanitize = (html, layOut = unchanged) =>
  typeof document === 'undefined' ? undefined : layOut(html);
const withoutTags = (html: string) => strikesAsText(html).replace(TAGS, ' ');
