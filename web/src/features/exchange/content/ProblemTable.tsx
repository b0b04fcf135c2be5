import { t } from '../messages/index.ts';
import classes from './Content.module.css';
import { ShowMore, useMore } from './ShowMore.tsx';
import type { Problem } from './report.ts';

/** Everything that is wrong with a folder, by file. */
export function ProblemTable({ problems }: { problems: readonly Problem[] }) {
  const { shown, isMore, more } = useMore(problems);
  return (
    <>
      <div className={classes.frame}>
        <table className={classes.list}>
          <thead>
            <tr>
              <th scope="col">{t('exchange.folderFile')}</th>
              <th scope="col">{t('exchange.folderProblem')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ file, problem }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- A file may have the same problem twice.
              <tr key={index}>
                <th scope="row">
                  <bdi>{file}</bdi>
                </th>
                <td>{problem}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isMore && <ShowMore onMore={more} />}
    </>
  );
}
