import { useState } from 'react';
import { RichText } from '../RichText.tsx';
import classes from './ExplanationBn.module.css';
import { t } from './messages/index.ts';

type Props = {
  html: string;
  /** Changes sanitised HTML; must add nothing unsafe. */
  layOut?: (html: string) => string;
};

/** Who has opened one finds the others of this visit open. */
let wasOpen = false;

/** An explanation in Bangla, behind a tap. */
export default function ExplanationBn({ html, layOut }: Props) {
  const [isOpen, setIsOpen] = useState(wasOpen);
  const toggle = (isNowOpen: boolean) => {
    wasOpen = isNowOpen;
    setIsOpen(isNowOpen);
  };
  return (
    <details className={classes.bangla} open={isOpen} onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
      <summary>{t('shared.explanationBn')}</summary>
      <div lang="bn">
        <RichText html={html} {...(layOut && { layOut })} />
      </div>
    </details>
  );
}
