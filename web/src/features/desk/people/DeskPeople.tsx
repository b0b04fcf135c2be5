import { useId, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../../../components/Loaded.tsx';
import { FindForm, PagedList } from '../../studio/paged/index.ts';
import { StudioSkeleton, useMay } from '../../studio/shell/index.ts';
import { useDeskPeopleQuery } from './desk-people.generated.ts';
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
          {/* Fetched anew: a person who was found may have a role by now. */}
          <WithRole key={text} besides={text} />
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

/** The newest accounts first; with a text, those that it fits. */
function Listed({ text }: { text?: string }) {
  const query = useDeskPeopleQuery({
    variables: text ? { text } : {},
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PagedList query={query} list={query.data?.desk.people} empty={t('desk.nobodyFound')} className={classes.people}>
      {(person) => <PersonRow key={person.userId} person={person} isLinked />}
    </PagedList>
  );
}

/** All except those that the search has found. */
function WithRole({ besides }: { besides: string }) {
  const found = useDeskPeopleQuery({ variables: { text: besides }, skip: !besides, fetchPolicy: 'cache-only' });
  const shown = new Set(found.data?.desk.people.edges.map(({ node }) => node.userId));
  const query = useStudioPeopleQuery({ variables: {}, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={query} skeleton={<StudioSkeleton />}>
      {({ studio }) => {
        const people = studio.people.filter(({ role }) => role !== 'READER');
        return (
          <>
            <p role="status" className={classes.count}>
              {people.length > 0 ? t('desk.peopleCount', { count: people.length }) : t('desk.nobodyYet')}
            </p>
            <ul className={classes.people}>
              {people
                .filter(({ userId }) => !shown.has(userId))
                .map((person) => (
                  <PersonRow key={person.userId} person={person} isLinked />
                ))}
            </ul>
          </>
        );
      }}
    </Loaded>
  );
}
