import { ofContent } from '../../i18n/language.ts';
import classes from './Curriculum.module.css';
import { t } from './messages/index.ts';

const ADDRESSES = /(https:\/\/[^\s,)]+)/;

/** Where a card was read, and whether it was compared with the council's own document. */
export const SourceLine = ({ checked, source }: { checked: boolean; source: string }) => (
  <p className={classes.source}>
    {t(checked ? 'curriculum.checked' : 'curriculum.notChecked')} {t('curriculum.source')}{' '}
    <span {...(import.meta.env.BANGLA || import.meta.env.SSR ? ofContent(source) : {})}>
      {source.split(ADDRESSES).map((part) =>
        part.startsWith('https:') ? (
          <a key={part} href={part}>
            {new URL(part).hostname}
          </a>
        ) : (
          part
        ),
      )}
    </span>
  </p>
);
