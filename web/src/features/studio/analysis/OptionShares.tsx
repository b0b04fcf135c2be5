import { hasStatements } from 'question/kinds/names.ts';
import type { QuestionType } from '../../../graphql.generated.ts';
import { plainText } from '../../../components/plain-text.ts';
import classes from './Analysis.module.css';
import type { ItemAnalysisFragment } from './item-analysis.generated.ts';
import { percentOf } from './measures.ts';
import { t } from './messages/index.ts';

type Option = NonNullable<ItemAnalysisFragment['published']>['options'][number];
type Props = {
  type: QuestionType;
  options: readonly Option[];
  analysis: NonNullable<ItemAnalysisFragment['analysis']>;
  guessing: number;
};

/** How often each option was chosen, or each statement called true, beside what guessing gives. */
export function OptionShares({ type, options, analysis, guessing }: Props) {
  const shares = new Map(analysis.optionShares.map(({ key, share }) => [key, share]));
  return (
    <>
      <table className={classes.shares}>
        <thead>
          <tr>
            <th scope="col">{t('studio.optionColumn', { type })}</th>
            <th scope="col">{t('studio.keyColumn')}</th>
            <th scope="col">{t('studio.shareColumn', { type })}</th>
          </tr>
        </thead>
        <tbody>
          {options.map(({ key, text, correct }) => {
            const share = shares.get(key) ?? 0;
            // Where one option is the key, those that more choose speak against it.
            const isSuspect = hasStatements(type)
              ? analysis.suspectKeys.includes(key)
              : correct && analysis.suspectKeys.length > 0;
            return (
              <tr key={key} data-suspect={isSuspect || undefined}>
                <th scope="row">
                  <span className={classes.letter}>{key}</span> {plainText(text)}
                  {isSuspect && <strong className={classes.suspect}>{t('studio.suspect')}</strong>}
                </th>
                <td>
                  {t('studio.keyIs', { value: hasStatements(type) ? String(correct) : correct ? 'best' : 'none' })}
                </td>
                <td>
                  <span className={classes.percent}>{t('studio.percent', { percent: percentOf(share) })}</span>
                  <svg className={classes.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
                    <rect width={100 * share} height="10" />
                    <line x1={100 * guessing} x2={100 * guessing} y1="0" y2="10" vectorEffect="non-scaling-stroke" />
                  </svg>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={classes.quiet}>{t('studio.guessing', { percent: percentOf(guessing) })}</p>
    </>
  );
}
