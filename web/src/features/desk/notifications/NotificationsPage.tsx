import { PagedList } from '../../studio/paged/index.ts';
import { paths, StudioPage } from '../../studio/shell/index.ts';
import { t } from '../messages/index.ts';
import classes from './Notifications.module.css';
import { Recipient } from './Recipient.tsx';
import { useSentNotificationsQuery } from './sent-notifications.generated.ts';
import { SentRow } from './SentRow.tsx';

/** Writes to everybody, or with `?to=` to one person, and lists what was sent: `/studio/desk/notifications`. */
export const NotificationsPage = () => (
  <StudioPage title={t('desk.sent')} ofDesk backTo={paths.desk}>
    <Notifications />
  </StudioPage>
);

function Notifications() {
  const query = useSentNotificationsQuery({
    fetchPolicy: 'cache-and-network',
  });
  return (
    <>
      <section className={classes.part} aria-labelledby="compose">
        <h2 id="compose">{t('desk.compose')}</h2>
        <Recipient onSent={() => void query.refetch().catch(() => {})} />
      </section>
      <section className={classes.part} aria-labelledby="sent">
        <h2 id="sent">{t('desk.sentBefore')}</h2>
        <PagedList query={query} list={query.data?.desk.notifications} empty={t('desk.nothingSent')}>
          {(notification) => <SentRow key={notification.id} notification={notification} />}
        </PagedList>
      </section>
    </>
  );
}
