import { type Answer, findJudgement } from 'question/answer.ts';
import { hasStatements, isSelfMarked } from 'question/kinds/names.ts';
import { RichText } from '../../../components/RichText.tsx';
import { Pictures, SbaOptions, Statement, WrittenAnswer } from '../../questions/card/index.ts';
import type { Entry } from '../device/sheets.ts';
import { t } from '../messages/index.ts';
import type { OpenPaper } from '../usePaper.ts';
import { toggleJudgement } from './answering.ts';
import classes from './AskedQuestion.module.css';

type Props = { entry: Entry; written: OpenPaper['written']; onAnswer: (answer: Answer) => void };

/** A question without its key. */
export function AskedQuestion({ entry, written, onAnswer }: Props) {
  const { number, asked, outOf } = entry;
  return (
    <article className={classes.question} aria-labelledby={`question-${number}`}>
      <header className={classes.head}>
        <h3 id={`question-${number}`}>{t('papers.question', { number })}</h3>
        <p>
          {asked.type}
          <span>{t('papers.marks', { marks: outOf })}</span>
        </p>
      </header>
      <div className={classes.stem}>
        <RichText html={asked.stem} />
      </div>
      <Pictures media={asked.media} />
      {isSelfMarked(asked.type) ? (
        <Parts entry={entry} written={written} onAnswer={onAnswer} />
      ) : hasStatements(asked.type) ? (
        <Statements entry={entry} onAnswer={onAnswer} />
      ) : (
        <SbaOptions
          name={asked.id}
          label={t('papers.options', { number })}
          options={asked.options}
          choice={(entry.draft ?? entry.answer)?.sba}
          onChoose={(sba) => onAnswer({ sba })}
        />
      )}
    </article>
  );
}

function Statements({ entry: { number, asked, answer, draft }, onAnswer }: Omit<Props, 'written'>) {
  const judged = draft ?? answer ?? {};
  return (
    <ul className={classes.statements} aria-label={t('papers.statements', { number })}>
      {asked.options.map((option) => (
        <Statement
          key={option.key}
          option={option}
          judgement={findJudgement(judged, option.key)}
          onJudge={(value) => onAnswer(toggleJudgement(judged, option.key, value))}
        />
      ))}
    </ul>
  );
}

function Parts({ entry: { number, asked, answer, draft }, written, onAnswer }: Props) {
  const isWritten = (draft ?? answer)?.saq != null;
  return (
    <>
      <ol className={classes.parts} aria-label={t('papers.parts', { number })}>
        {asked.parts.map(({ label, text, marks }) => (
          <li key={label}>
            <p>
              <b>{label}</b>
              <span>
                <RichText inline html={text} /> <small>{t('papers.marks', { marks })}</small>
              </span>
            </p>
            {written.isLoaded && (
              <WrittenAnswer
                label={label}
                own={{
                  text: written.textOf(number, label),
                  onWrite: (answerText) => {
                    void written.write(number, label, answerText);
                    if (!isWritten) onAnswer({ saq: [] });
                  },
                }}
              />
            )}
          </li>
        ))}
      </ol>
      <label className={classes.written}>
        <input
          type="checkbox"
          checked={isWritten}
          onChange={({ currentTarget }) => onAnswer(currentTarget.checked ? { saq: [] } : {})}
        />
        {t('papers.isWritten')}
      </label>
      <p className={classes.hint}>{t('papers.markLater')}</p>
    </>
  );
}
