import { Skeleton } from '@mantine/core';
import { errorText } from '../../../apollo/errors.ts';
import { PartError } from '../../../components/PartError.tsx';
import { readRecords, useStored } from '../../study/device/index.ts';
import { countTopics, type TopicProgress } from '../data/summary.ts';
import type { Subject } from '../data/subjects.ts';
import { t } from '../messages/index.ts';
import { Counts } from './Counts.tsx';
import classes from './SubjectProgress.module.css';
import { useTopicProgressQuery } from '../../study/topic-progress/index.ts';

/** The source of the record: the account, or this device only. */
export type TopicsSource = 'ACCOUNT' | 'DEVICE';

export const Topics = ({ subject, source }: { subject: Subject; source: TopicsSource }) =>
  source === 'ACCOUNT' ? <AccountTopics subject={subject} /> : <DeviceTopics subject={subject} />;

function AccountTopics({ subject: { prof, code } }: { subject: Subject }) {
  const { data, error, loading, refetch } = useTopicProgressQuery({
    variables: { prof, subject: code },
    fetchPolicy: 'cache-and-network',
  });
  const topics = data?.viewer?.study?.topics;
  if (topics) return <TopicRows topics={topics} />;
  if (error) return <PartError text={errorText(error)} onRetry={() => void refetch().catch(() => {})} busy={loading} />;
  return <Skeleton height="4rem" radius="var(--radius-control)" />;
}

function DeviceTopics({ subject }: { subject: Subject }) {
  const records = useStored(readRecords);
  return records && <TopicRows topics={countTopics(records, subject)} />;
}

const TopicRows = ({ topics }: { topics: readonly TopicProgress[] }) =>
  topics.length === 0 ? (
    <p className={classes.nothing}>{t('record.noTopics')}</p>
  ) : (
    <ul className={classes.topicRows}>
      {topics.map((topic) => (
        <li key={topic.topic}>
          <span>{topic.topic}</span>
          <Counts {...topic} />
        </li>
      ))}
    </ul>
  );
