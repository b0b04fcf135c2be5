import { paths, StudioPage } from '../../../studio/shell/index.ts';
import { t } from '../messages/index.ts';
import { StatementForm } from './StatementForm.tsx';
import { StatementResult } from './StatementResult.tsx';
import { useComparison } from './useComparison.ts';

/** Settles what a wallet's statement pays: `/studio/desk/statement`. */
export const StatementPage = () => (
  <StudioPage title={t('desk.statement')} ofDesk backTo={paths.desk}>
    <Statement />
  </StudioPage>
);

function Statement() {
  const comparison = useComparison();
  const { result, change } = comparison;
  return (
    <>
      <StatementForm comparison={comparison} />
      {result && <StatementResult {...result} onAgain={() => change('')} />}
    </>
  );
}
