import { useId, useState } from 'react';
import { IconChevronDown } from '../../../components/icons.ts';
import type { Progress, SubjectProgress } from '../data/summary.ts';
import { t } from '../messages/index.ts';
import { Counts } from './Counts.tsx';
import { Topics, type TopicsSource } from './Topics.tsx';
import classes from './SubjectProgress.module.css';

type Props = { subjects: readonly SubjectProgress[]; source: TopicsSource };

export const Subjects = ({ subjects, source }: Props) => (
  <section aria-labelledby="subjects">
    <h2 id="subjects" className={classes.heading}>
      {t('record.subjects')}
    </h2>
    <p className={classes.hint}>{t('record.passMark')}</p>
    <ul className={classes.rows}>
      {subjects.map((subject) => (
        <Subject key={`${subject.prof} ${subject.code}`} subject={subject} source={source} />
      ))}
    </ul>
  </section>
);

function Subject({ subject, source }: { subject: SubjectProgress; source: TopicsSource }) {
  const [isOpen, setOpen] = useState(false);
  const topics = useId();
  return (
    <li>
      <button
        type="button"
        className={classes.subject}
        aria-expanded={isOpen}
        aria-controls={topics}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={classes.name}>{subject.name}</span>
        <IconChevronDown className={classes.chevron} size={20} stroke={1.75} aria-hidden />
        <Bar {...subject} />
        <Counts {...subject} />
      </button>
      <div id={topics} className={classes.topics} hidden={!isOpen}>
        {isOpen && <Topics subject={subject} source={source} />}
      </div>
    </li>
  );
}

/** A bar with the share of questions whose last answer was right, against the pass mark. The text says the same. */
const Bar = ({ seen, right }: Progress) => (
  <span className={classes.bar} aria-hidden>
    <span style={{ width: `${seen > 0 ? (right / seen) * 100 : 0}%` }} data-passed={right >= seen * 0.6 || undefined} />
  </span>
);
