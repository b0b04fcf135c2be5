import { BatchItem } from './BatchItem.tsx';
import classes from './Imports.module.css';
import { useImportsQuery } from './imports.generated.ts';
import { t } from './messages/index.ts';
import rows from '../paged/Rows.module.css';

/** Above the queue of single questions; nothing where no import waits. */
export function WaitingImports() {
  const { data } = useImportsQuery({ variables: { state: 'DRAFTS' }, fetchPolicy: 'network-only' });
  const batches = data?.studio.imports.edges ?? [];
  if (batches.length === 0) return null;
  return (
    <section aria-labelledby="waiting-imports" className={classes.waiting}>
      <h2 id="waiting-imports">{t('studio.importsWaiting')}</h2>
      <ul className={rows.rows}>
        {batches.map(({ node }) => (
          <BatchItem key={node.id} batch={node} />
        ))}
      </ul>
    </section>
  );
}
