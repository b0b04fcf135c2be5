import { Button } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { calendarDay } from '../../../../components/calendar-day.ts';
import { IconPlus } from '../../../../components/icons.ts';
import { Loaded } from '../../../../components/Loaded.tsx';
import { NoData } from '../../../../components/NoData.tsx';
import { StudioPage, StudioSkeleton } from '../../../studio/shell/index.ts';
import { StatusBadge } from '../../../studio/status/index.ts';
import { EntryRows } from '../entries/EntryList.tsx';
import classes from '../entries/Entries.module.css';
import { t } from '../messages/index.ts';
import { contentPaths, newTopicPath, topicPath } from '../paths.ts';
import { useDeskTopicsQuery, type DeskTopicFragment } from './articles.generated.ts';

/** `/studio/desk/rx-aid/:subject/articles`: those of the subject itself, then list by list. */
export function DeskTopicsPage() {
  const { subject = '' } = useParams();
  const query = useDeskTopicsQuery({
    variables: { subject },
    fetchPolicy: 'cache-and-network',
  });
  const name = query.data?.desk.internshipSubjects.find(({ id }) => id === subject)?.name ?? '';
  return (
    <StudioPage title={t('desk.contentArticlesOf', { subject: name })} backTo={contentPaths.subjects}>
      <Loaded query={query} skeleton={<StudioSkeleton />}>
        {({ desk }) =>
          name ? (
            <Topics subject={subject} topics={desk.internshipTopics} query={query} />
          ) : (
            <NoData>{t('desk.contentGone')}</NoData>
          )
        }
      </Loaded>
    </StudioPage>
  );
}

type Props = {
  subject: string;
  topics: readonly DeskTopicFragment[];
  query: { refetch: () => Promise<unknown> };
};

function Topics({ subject, topics, query }: Props) {
  const lists = topics.filter(({ isList }) => isList);
  return (
    <>
      <Group title={t('desk.contentDirectly')} newTo={newTopicPath(subject)} newLabel={t('desk.contentNewArticle')}>
        <Rows topics={topics.filter((topic) => listOf(topic) === null)} query={query} />
      </Group>
      {lists.map(({ id, name }) => (
        <Group
          key={id}
          title={t('desk.contentListOf', { list: name })}
          newTo={newTopicPath(subject, id)}
          newLabel={t('desk.contentNewArticleIn', { list: name })}
        >
          <Rows topics={topics.filter((topic) => listOf(topic) === id)} query={query} />
        </Group>
      ))}
    </>
  );
}

/** Where readers find it: a draft may move it. */
const listOf = ({ published, list }: DeskTopicFragment) => (published ? published.list : list);

type GroupProps = { title: string; newTo: string; newLabel: string; children: React.ReactNode };

const Group = ({ title, newTo, newLabel, children }: GroupProps) => (
  <section className={classes.group}>
    <div className={classes.tools}>
      <h2>{title}</h2>
      <Button component={Link} to={newTo} variant="default" leftSection={<IconPlus size={18} aria-hidden />}>
        {newLabel}
      </Button>
    </div>
    {children}
  </section>
);

const Rows = ({ topics, query }: Omit<Props, 'subject'>) => (
  <EntryRows
    kind="INTERNSHIP_TOPIC"
    query={query}
    entries={topics}
    pathOf={({ id }) => topicPath(id)}
    titleOf={({ name }) => name}
    removalOf={() => t('desk.contentTopicRemoval')}
    hasPlace={({ isList, published }) => isList || published !== null}
  >
    {({ isList, date, status }) =>
      isList ? (
        <strong>{t('desk.contentIsListNow')}</strong>
      ) : (
        <>
          {status !== 'PUBLISHED' && <StatusBadge status={status} />}
          {date && <span>{calendarDay(date)}</span>}
        </>
      )
    }
  </EntryRows>
);
