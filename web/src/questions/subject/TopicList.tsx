import { TextInput } from '@mantine/core';
import { IconChevronRight, IconSearch } from '../../components/icons.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../components/messages.ts';
import { topicPath, type SubjectCodes } from '../paths.ts';
import classes from './SubjectPage.module.css';

// A list that fits a phone's screen is read faster than it is searched.
const SEARCHABLE_FROM = 9;

type Props = { codes: SubjectCodes; topics: readonly string[] };

/** The topics that have questions; a long list can be narrowed by typing. */
export function TopicList({ codes, topics }: Props) {
  const [typed, setTyped] = useState('');
  const sought = typed.trim().toLocaleLowerCase();
  const found = topics.filter((topic) => topic.toLocaleLowerCase().includes(sought));
  return (
    <section aria-labelledby="topics">
      <h2 id="topics" className={classes.heading}>
        Topics <span className={classes.count}>{topics.length}</span>
      </h2>
      {topics.length >= SEARCHABLE_FROM && (
        <TextInput
          type="search"
          aria-label="Find a topic"
          placeholder="Find a topic"
          className={classes.search}
          leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {found.length > 0 && (
        <ul className={classes.topics}>
          {found.map((topic) => (
            <li key={topic}>
              <Link to={topicPath(codes, topic)}>
                <span>{topic}</span>
                <IconChevronRight size={18} stroke={1.75} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={classes.none}>
        {found.length === 0 && (topics.length === 0 ? messages.dataNotAvailable : messages.noData)}
      </p>
    </section>
  );
}
