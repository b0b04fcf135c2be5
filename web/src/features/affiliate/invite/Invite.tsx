import { Button, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { IconCheck, IconCopy, IconShare } from '../../../components/icons.ts';
import { BASE } from '../../../i18n/base.ts';
import { site } from '../../../theme/site.ts';
import { accountPaths, useSession } from '../../../session/index.ts';
import { t } from '../messages/index.ts';
import classes from './Invite.module.css';
import { useCopy } from './useCopy.ts';

// Specification 9.
const referralLink = (userId: string) =>
  `${location.origin}${BASE}${accountPaths.signUp}?${new URLSearchParams({ aff_ref: userId }).toString()}`;

export function Invite() {
  const userId = useSession()?.user_id;
  const field = useRef<HTMLInputElement>(null);
  const { copy, isCopied } = useCopy(field);
  if (!userId) return null;
  const link = referralLink(userId);
  const canShare = 'share' in navigator;
  // The reader closed the share sheet.
  const share = () => void navigator.share({ title: site.name, url: link }).catch(() => {});
  return (
    <section className={classes.sheet} aria-labelledby="invite">
      <h2 id="invite">{t('affiliate.inviteTitle')}</h2>
      <p>{t('affiliate.inviteIntro')}</p>
      {canShare && (
        <Button className={classes.share} onClick={share} leftSection={<IconShare size={18} aria-hidden />}>
          {t('affiliate.share')}
        </Button>
      )}
      <div className={classes.row}>
        <TextInput
          ref={field}
          aria-label={t('affiliate.link')}
          className={classes.link}
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          variant={canShare ? 'default' : 'filled'}
          onClick={() => void copy(link)}
          leftSection={isCopied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
        >
          {isCopied ? t('affiliate.copied') : t('affiliate.copy')}
        </Button>
      </div>
    </section>
  );
}
