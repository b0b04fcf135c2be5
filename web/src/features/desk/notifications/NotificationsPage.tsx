import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DeskMessageState } from '../../../graphql.generated.ts';
import { PagedList } from '../../studio/paged/index.ts';
import { paths, StudioPage } from '../../studio/shell/index.ts';
import { t } from '../messages/index.ts';
import { StateFilter } from '../StateFilter.tsx';
import { type DeskMessageRowFragment, useDeskMessagesQuery } from './desk-messages.generated.ts';
import { MessageRow } from './MessageRow.tsx';
import { t as ofMessages } from './messages/index.ts';
import classes from './Notifications.module.css';
import { Recipient } from './Recipient.tsx';

const STATES = ['ALL', 'SCHEDULED', 'SENT', 'CANCELLED'] as const;
const POLL_MS = 2_000;

/** Writes to a group, or with `?to=` to one person, and lists messages: `/studio/desk/notifications`. */
export const NotificationsPage = () => (
  <StudioPage title={t('desk.sent')} ofDesk backTo={paths.desk}>
    <Notifications />
  </StudioPage>
);

function Notifications() {
  const [params] = useSearchParams();
  const state = STATES.find((one) => one === params.get('state')) ?? 'ALL';
  const query = useDeskMessagesQuery({
    variables: state === 'ALL' ? {} : { state: state satisfies DeskMessageState },
    fetchPolicy: 'cache-and-network',
  });
  const list = query.data?.desk.messages;
  usePolling(query, list?.edges.some(({ node }) => isGoing(node)) ?? false);
  const refresh = () => void query.refetch().catch(() => {});
  return (
    <>
      <section className={classes.part} aria-labelledby="compose">
        <h2 id="compose">{t('desk.compose')}</h2>
        <Recipient onSent={refresh} />
      </section>
      <section className={classes.part} aria-labelledby="sent">
        <h2 id="sent">{t('desk.sentBefore')}</h2>
        <StateFilter
          label={ofMessages('desk.messageListed')}
          states={STATES}
          state={state}
          name={(one) => ofMessages('desk.messageState', { state: one })}
        />
        <PagedList
          query={query}
          list={list}
          empty={state === 'ALL' ? t('desk.nothingSent') : ofMessages('desk.messagesNone')}
        >
          {(message) => <MessageRow key={message.id} message={message} onChange={refresh} />}
        </PagedList>
      </section>
    </>
  );
}

/** Whether the list is about to change by itself. */
const isGoing = ({ state, sendAt }: DeskMessageRowFragment) =>
  state === 'SENDING' || (state === 'SCHEDULED' && Date.parse(sendAt) <= Date.now());

type Polled = { startPolling: (everyMs: number) => void; stopPolling: () => void };

function usePolling({ startPolling, stopPolling }: Polled, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isOn, startPolling, stopPolling]);
}
