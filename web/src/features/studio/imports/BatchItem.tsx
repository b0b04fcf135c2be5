import { Link } from 'react-router-dom';
import classes from '../paged/Rows.module.css';
import { importPath } from '../pages.ts';
import { BatchFacts } from './BatchFacts.tsx';
import type { ImportBatchRowFragment } from './imports.generated.ts';

export const BatchItem = ({ batch }: { batch: ImportBatchRowFragment }) => (
  <li className={classes.row}>
    <Link to={importPath(batch.id)} className={classes.title}>
      {batch.file}
    </Link>
    <BatchFacts batch={batch} />
  </li>
);
