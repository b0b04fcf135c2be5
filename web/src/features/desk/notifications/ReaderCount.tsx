import { skipToken } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import type { AudienceInput } from '../../../graphql.generated.ts';
import { useMessageReadersQuery } from './desk-messages.generated.ts';
import { t } from './messages/index.ts';
import classes from './Notifications.module.css';

const SETTLE_MS = 400;

type Props = { to: AudienceInput | null };

/** How many are in the group, in words that a screen reader says when they change. */
export function ReaderCount({ to }: Props) {
  const choice = JSON.stringify(to);
  const [settled] = useDebouncedValue(choice, SETTLE_MS);
  const asked = JSON.parse(settled) as AudienceInput | null;
  const query = useMessageReadersQuery(asked && to ? { variables: { to: asked }, fetchPolicy: 'no-cache' } : skipToken);
  const isCurrent = settled === choice && !query.loading;
  return (
    <p role="status" className={classes.reach}>
      {wordsOf(to !== null, isCurrent ? query.data?.desk.messagePreview.readers : undefined, isCurrent)}
    </p>
  );
}

function wordsOf(isChosen: boolean, readers: number | undefined, isCurrent: boolean) {
  if (!isChosen) return t('desk.messageChoose');
  if (readers !== undefined) return t('desk.messageReach', { readers });
  // The preview says what went wrong.
  return isCurrent ? '' : t('desk.messageCounting');
}
