import classes from './Diff.module.css';
import { TextDiff } from './TextDiff.tsx';

export type FieldDiff = { field: string; label: string; before: string; after: string };

export const FieldDiffs = ({ fields }: { fields: readonly FieldDiff[] }) => (
  <dl className={classes.fields}>
    {fields.map(({ field, label, before, after }) => (
      <div key={field} className={classes.field}>
        <dt>{label}</dt>
        <dd>
          <TextDiff before={before} after={after} />
        </dd>
      </div>
    ))}
  </dl>
);
