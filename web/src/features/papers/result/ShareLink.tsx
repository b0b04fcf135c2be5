import { Button, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { IconCheck, IconCopy, IconShare } from '../../../components/icons.ts';
import { useCopy } from '../../../components/useCopy.ts';
import { t } from '../messages/index.ts';
import { paperPath } from '../../../paths/papers.ts';
import { BASE } from '../../../i18n/base.ts';
import classes from './Result.module.css';

/** A link with which others sit the same paper. */
export function ShareLink({ id, title }: { id: string; title: string }) {
  const field = useRef<HTMLInputElement>(null);
  const { copy, isCopied } = useCopy(field, { copied: t('papers.copied'), selected: t('papers.selected') });
  const link = `${location.origin}${BASE}${paperPath(id)}`;
  const canShare = 'share' in navigator;
  const CopyIcon = isCopied ? IconCheck : IconCopy;
  return (
    <section className={classes.box} aria-labelledby="share-paper">
      <h2 id="share-paper">{t('papers.shareTitle')}</h2>
      <p>{t('papers.shareHint')}</p>
      <div className={classes.link}>
        <TextInput
          ref={field}
          aria-label={t('papers.link')}
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="default" onClick={() => void copy(link)} leftSection={<CopyIcon size={18} aria-hidden />}>
          {t('papers.copy')}
        </Button>
        {canShare && (
          <Button
            variant="default"
            onClick={() => void navigator.share({ title, url: link }).catch(() => {})}
            leftSection={<IconShare size={18} aria-hidden />}
          >
            {t('papers.shareButton')}
          </Button>
        )}
      </div>
    </section>
  );
}
