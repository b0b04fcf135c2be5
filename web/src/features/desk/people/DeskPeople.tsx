import { useApolloClient } from '@apollo/client/react';
import { useCallback, useId, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../../../components/Loaded.tsx';
import { FindForm, PagedList } from '../../studio/paged/index.ts';
import { StudioSkeleton, useMay } from '../../studio/shell/index.ts';
import { useDeskPeopleQuery, type DeskPeopleQuery } from './desk-people.generated.ts';
import { t } from './messages/index.ts';
import classes from './People.module.css';
import { useStudioPeopleQuery } from './people.generated.ts';
import { PersonRow } from './PersonRow.tsx';

const MAX_SEARCH = 200;

const SHOWN = ['ROLES', 'ALL'] as const;
const NAMES = { ROLES: 'desk.withRole', ALL: 'desk.everyone' } as const;

/** Who was found (`?q=`), and below them everybody with a role, or everybody there is (`?show=all`). */
export function DeskPeople() {
  const [params, setParams] = useSearchParams();
  const text = (params.get('q') ?? '').trim();
  const givesRoles = useMay('ROLES');
  const shown = (params.get('show') === 'all' || !givesRoles) && !text ? 'ALL' : 'ROLES';
  return (
    <>
      <FindForm
        text={text}
        label={t('desk.findAnybody')}
        maxLength={MAX_SEARCH}
        onFind={(q) => setParams(q ? { q } : {})}
      />
      <p className={classes.hint}>{t('desk.findAnybodyHint')}</p>
      {text ? (
        <Part title={t('desk.found')}>
          <Listed text={text} />
        </Part>
      ) : (
        givesRoles && (
          <div role="group" aria-label={t('desk.peopleShown')} className={classes.shown}>
            {SHOWN.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === shown}
                onClick={() => setParams(one === 'ALL' ? { show: 'all' } : {})}
              >
                {t(NAMES[one])}
              </button>
            ))}
          </div>
        )
      )}
      {shown === 'ALL' ? (
        <Listed />
      ) : (
        <Part title={t('desk.withRole')}>
          <WithRole besides={text} />
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.part}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** A person with another role is another in both lists. */
function useRefetchAll() {
  const client = useApolloClient();
  return useCallback(() => client.refetchQueries({ include: 'active' }), [client]);
}

/** The newest accounts first; with a text, those that it fits. */
function Listed({ text }: { text?: string }) {
  const refetchAll = useRefetchAll();
  const query = useDeskPeopleQuery({
    variables: text ? { text } : {},
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  return (
    <PagedList
      query={query}
      list={query.data?.desk.people}
      empty={t('desk.nobodyFound')}
      className={classes.people}
      onMore={(after) => query.fetchMore({ variables: { after }, updateQuery: addPage })}
    >
      {(person) => <PersonRow key={person.userId} person={person} isLinked onChange={refetchAll} />}
    </PagedList>
  );
}

/** All except those that the search has found. */
function WithRole({ besides }: { besides: string }) {
  const refetchAll = useRefetchAll();
  const found = useDeskPeopleQuery({ variables: { text: besides }, skip: !besides, fetchPolicy: 'cache-only' });
  const shown = new Set(found.data?.desk.people.edges.map(({ node }) => node.userId));
  const query = useStudioPeopleQuery({ variables: {}, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={query} skeleton={<StudioSkeleton />}>
      {({ studio: { people } }) => (
        <>
          <p role="status" className={classes.count}>
            {people.length > 0 ? t('desk.peopleCount', { count: people.length }) : t('desk.nobodyYet')}
          </p>
          <ul className={classes.people}>
            {people
              .filter(({ userId }) => !shown.has(userId))
              .map((person) => (
                <PersonRow key={person.userId} person={person} isLinked onChange={refetchAll} />
              ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}

type Updated = { fetchMoreResult: DeskPeopleQuery };

function addPage({ desk }: DeskPeopleQuery, { fetchMoreResult: next }: Updated): DeskPeopleQuery {
  const edges = [...desk.people.edges, ...next.desk.people.edges];
  return { ...next, desk: { ...next.desk, people: { ...next.desk.people, edges } } };
}
