import { NativeSelect } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import type { QuestionFigure } from '../../../graphql.generated.ts';
import { PagedList, rows } from '../../studio/paged/index.ts';
import { moment, studioQuestionPath, useMay } from '../../studio/shell/index.ts';
import { inDigits } from '../../../i18n/formats/digits.ts';
import type { Days } from './days.ts';
import { Download } from './Download.tsx';
import classes from './Figures.module.css';
import { useDeskQuestionFiguresQuery, type DeskQuestionFiguresQuery } from './figures.generated.ts';
import { t } from './messages/index.ts';
import { SubjectField, useSubject } from './SubjectField.tsx';

const FIGURES: readonly QuestionFigure[] = ['DISCRIMINATION', 'FACILITY', 'SKIPS', 'REPORTS', 'ANSWERED'];

export function Questions({ days }: { days: Days }) {
  const [params, setParams] = useSearchParams();
  const { subject, ...choice } = useSubject();
  const order = FIGURES.find((one) => one === params.get('order')) ?? 'DISCRIMINATION';
  const descending = params.get('descending') === 'yes';
  const set = (name: string, value: string) =>
    setParams((before) => {
      before.set(name, value);
      return before;
    });
  return (
    <>
      <div className={classes.subject}>
        <SubjectField {...choice} subject={subject} forAll={t('desk.questionsAll')} />
        <NativeSelect
          label={t('desk.questionsOrder')}
          value={order}
          data={FIGURES.map((figure) => ({ value: figure, label: t('desk.questionsFigure', { figure }) }))}
          onChange={({ currentTarget }) => set('order', currentTarget.value)}
        />
        <NativeSelect
          label={t('desk.questionsDirection')}
          value={descending ? 'yes' : 'no'}
          data={['no', 'yes'].map((value) => ({ value, label: t('desk.questionsDescending', { descending: value }) }))}
          onChange={({ currentTarget }) => set('descending', currentTarget.value)}
        />
      </div>
      <Listed
        key={`${params.get('subject')} ${order} ${descending}`}
        variables={{ prof: subject?.prof ?? null, subject: subject?.subject ?? null, order, descending, ...days }}
      />
    </>
  );
}

type Props = Parameters<typeof useDeskQuestionFiguresQuery>[0] & object;

function Listed({ variables }: Pick<Exclude<Props, symbol>, 'variables'>) {
  const query = useDeskQuestionFiguresQuery({ variables, fetchPolicy: 'cache-and-network' });
  const { questions, csv } = query.data?.desk.reports ?? {};
  const computedAt = questions?.computedAt;
  return (
    <>
      {questions && (
        <p className={classes.hint}>
          {computedAt ? t('desk.questionsComputed', { when: moment(computedAt) }) : t('desk.questionsNotYet')}
        </p>
      )}
      <PagedList query={query} list={questions} empty={t('desk.questionsNone')}>
        {(question) => <Row key={question.id} question={question} />}
      </PagedList>
      {csv && <Download path={csv} />}
    </>
  );
}

type Question = DeskQuestionFiguresQuery['desk']['reports']['questions']['edges'][number]['node'];

function Row({
  question: { id, ref, topic, type, answered, facility, discrimination, statements, ...counts },
}: {
  question: Question;
}) {
  const mayOpen = useMay('QUESTIONS_WRITE');
  return (
    <li className={rows.row}>
      {mayOpen ? (
        <Link className={rows.title} to={studioQuestionPath(id)}>
          {ref}
        </Link>
      ) : (
        ref
      )}
      <p className={rows.facts}>
        <span>{type}</span>
        {topic && <span>{topic}</span>}
        <span>{t('desk.questionAnswered', { count: answered })}</span>
        {facility !== null && <span>{t('desk.questionFacility', { percent: Math.round(facility * 100) })}</span>}
        {discrimination !== null && (
          <span>{t('desk.questionDiscrimination', { value: inDigits(discrimination.toFixed(2)) })}</span>
        )}
        <span>{t('desk.questionSkips', { count: counts.skips })}</span>
        <span>{t('desk.questionReports', { count: counts.reports, open: counts.openReports })}</span>
      </p>
      <Statements statements={statements} />
    </li>
  );
}

function Statements({ statements }: Pick<Question, 'statements'>) {
  const counted = statements.filter(({ facility }) => facility !== null);
  if (counted.length === 0) return null;
  return (
    <p className={rows.facts}>
      <span>{t('desk.questionStatements')}</span>
      {counted.map(({ key, facility, discrimination }) => (
        <span key={key}>
          {t('desk.questionStatement', {
            key,
            percent: Math.round(facility! * 100),
            value: discrimination === null ? 'none' : inDigits(discrimination.toFixed(2)),
          })}
        </span>
      ))}
    </p>
  );
}
