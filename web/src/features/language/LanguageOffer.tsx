import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { BANGLA } from 'schema/languages.ts';
import { IconX } from '../../components/icons.ts';
import { LanguageLink } from '../../components/LanguageLink.tsx';
import { readStored, store } from '../../components/storage.ts';
import { isBangla } from '../../i18n/formats/bangla.ts';
import { t as shared } from '../../i18n/index.tsx';
import { useSession } from '../../session/index.ts';
import classes from './Language.module.css';
import { OwnLanguageDocument } from './language.generated.ts';
import { t } from './messages/index.ts';
import { useChosenLanguage } from './useChosenLanguage.ts';

const DONE = 'language-offer';

const isWanted = () => navigator.languages.some((language) => language.split('-', 1)[0] === BANGLA);

/** Stores a choice in the account, and offers Bangla to a reader of English pages: once, and only where they may want it. */
export function LanguageOffer() {
  const chosen = useChosenLanguage();
  const [isDone, setIsDone] = useState(() => readStored('localStorage', DONE) !== null);
  if (isDone || chosen !== null || isBangla()) return null;
  const end = () => {
    store('localStorage', DONE, '1');
    setIsDone(true);
  };
  return isWanted() ? <Offer onEnd={end} /> : <OfAccount onEnd={end} />;
}

function OfAccount({ onEnd }: { onEnd: () => void }) {
  const session = useSession();
  const { data } = useQuery(OwnLanguageDocument, session ? {} : skipToken);
  return data?.viewer?.language === BANGLA ? <Offer onEnd={onEnd} /> : null;
}

const Offer = ({ onEnd }: { onEnd: () => void }) => (
  <aside className={classes.offer} lang={BANGLA}>
    <span>{t('language.offer')}</span>
    <LanguageLink />
    <button type="button" lang="en" aria-label={shared('shared.close')} onClick={onEnd}>
      <IconX size={18} aria-hidden />
    </button>
  </aside>
);
