import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../../../components/Loaded.tsx';
import { StudioPage, StudioSkeleton, useHasDesk } from '../../studio/shell/index.ts';
import { DeskPeople } from './DeskPeople.tsx';
import { FindForm } from '../../studio/paged/index.ts';
import { t } from './messages/index.ts';
import classes from './People.module.css';
import { useStudioPeopleQuery } from './people.generated.ts';
import { PersonRow } from './PersonRow.tsx';

const MAX_SEARCH = 200;

const MIN_TEXT = 3;

/** Everybody, and who may do what in the studio: `/studio/people`, `?q=` finds somebody. */
export const PeoplePage = () => (
  <StudioPage title={t('desk.peopleTitle')}>
    <Shown />
  </StudioPage>
);

/** A server without a desk lists only people with a role, and some matches of a search. */
const Shown = () => (useHasDesk() ? <DeskPeople /> : <People />);

function People() {
  const [params, setParams] = useSearchParams();
  const text = params.get('q') ?? '';
  const sought = text.trim();
  const isSearching = sought.length >= MIN_TEXT;
  const query = useStudioPeopleQuery({
    variables: isSearching ? { text: sought } : {},
    fetchPolicy: 'cache-and-network',
  });
  return (
    <>
      <FindForm
        text={text}
        label={t('desk.findPeople')}
        maxLength={MAX_SEARCH}
        onFind={(q) => setParams(q ? { q } : {})}
      />
      <p className={classes.hint}>{t('desk.findHint')}</p>
      <Loaded query={query} skeleton={<StudioSkeleton />}>
        {({ studio: { people } }) => (
          <>
            <p role="status" className={classes.count}>
              {people.length > 0
                ? t('desk.peopleCount', { count: people.length })
                : t(isSearching ? 'desk.nobody' : 'desk.nobodyYet')}
            </p>
            <ul className={classes.people}>
              {people.map((person) => (
                <PersonRow key={person.userId} person={person} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </>
  );
}
