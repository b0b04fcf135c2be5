import { site } from '../../theme/site.ts';
import classes from './Invitation.module.css';
import { t } from './messages/index.ts';
import { useReferrerQuery } from './referrer.generated.ts';

const onServer = typeof window === 'undefined';

/** Names the referrer of the link; 'A friend' until and unless the name is known. */
export function Invitation({ reference }: { reference: string }) {
  const { data } = useReferrerQuery({ variables: { userId: reference }, errorPolicy: 'ignore' });
  const who = data?.referrer?.firstName ?? t('accounts.friend');
  return (
    <>
      {/* For link previews. */}
      {onServer && <meta property="og:title" content={t('accounts.joinTitle', { who, product: site.name })} />}
      <strong className={classes.who}>{t('accounts.invited', { who })}</strong>
      {t('accounts.invitedTo')}
    </>
  );
}
