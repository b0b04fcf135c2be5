import { Link, useSearchParams } from 'react-router-dom';
import { Loaded } from '../../../components/Loaded.tsx';
import { paths, StudioSkeleton } from '../../studio/shell/index.ts';
import { Trans } from '../messages/index.ts';
import { Compose } from './Compose.tsx';
import classes from './Notifications.module.css';
import { useNotificationReaderQuery } from './desk-messages.generated.ts';

type Props = { onSent: () => void };

/** A group, or the person that the address names. */
export function Recipient({ onSent }: Props) {
  const [params] = useSearchParams();
  const userId = params.get('to') ?? '';
  const query = useNotificationReaderQuery({ variables: { userId }, skip: userId === '' });
  if (userId === '') return <Compose onSent={onSent} />;
  return (
    <Loaded query={query} skeleton={<StudioSkeleton />}>
      {({ desk: { person } }) => {
        const everybody = <Link to={paths.sent} />;
        return person ? (
          <>
            <p className={classes.to}>
              <Trans
                id="desk.toPerson"
                values={{ name: person.person.name }}
                components={{ strong: <strong />, everybody }}
              />
            </p>
            <Compose key={userId} to={person.person} onSent={onSent} />
          </>
        ) : (
          <p className={classes.to}>
            <Trans id="desk.toNobody" values={{ userId }} components={{ everybody }} />
          </p>
        );
      }}
    </Loaded>
  );
}
