import { useContext, useMemo } from 'react';
import { browserSanitizer } from '../../../components/sanitizer/browser-sanitizer.ts';
import { RichText } from '../../../components/RichText.tsx';
import { SanitizeContext } from '../../../components/sanitize-context.ts';
import { Trans } from '../messages/index.ts';
import { isHtml, preview, textOf } from '../preview.ts';
import classes from './Item.module.css';

type Props = { message: string; title: string; isExpanded: boolean; onExpand: () => void };

export function Message({ message, title, isExpanded, onExpand }: Props) {
  const sanitize = useContext(SanitizeContext) ?? browserSanitizer;
  const html = isHtml(message);
  const short = useMemo(() => preview(html ? textOf(sanitize(message) ?? '') : message), [html, message, sanitize]);
  const whole = html ? <RichText html={message} /> : <p>{message}</p>;
  return (
    <div className={classes.message}>
      {short === undefined || isExpanded ? whole : <p>{short}</p>}
      {short !== undefined && (
        <button type="button" className={classes.expand} aria-expanded={isExpanded} onClick={onExpand}>
          <Trans
            id={isExpanded ? 'notifications.showLess' : 'notifications.showMore'}
            values={{ title }}
            components={{ of: <span className={classes.unseen} /> }}
          />
        </button>
      )}
    </div>
  );
}
