import { useParams } from 'react-router-dom';
import { Loaded } from '../../../../components/Loaded.tsx';
import { NoData } from '../../../../components/NoData.tsx';
import { paths, StudioPage, StudioSkeleton } from '../../../studio/shell/index.ts';
import { t } from '../messages/index.ts';
import { useDeskPersonQuery } from './person.generated.ts';
import { PersonFile } from './PersonFile.tsx';

/** What administrators know of a person and may do: `/studio/people/:userId`. */
export const PersonPage = () => (
  <StudioPage title={t('desk.personTitle')} ofDesk backTo={paths.people}>
    <Person />
  </StudioPage>
);

function Person() {
  const { userId = '' } = useParams();
  const query = useDeskPersonQuery({ variables: { userId }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={query} skeleton={<StudioSkeleton />}>
      {({ desk: { person } }) =>
        person ? (
          <PersonFile file={person} onChange={() => query.refetch()} />
        ) : (
          <NoData>{t('desk.noPerson', { userId })}</NoData>
        )
      }
    </Loaded>
  );
}
