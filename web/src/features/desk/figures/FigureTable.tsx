import type { ReactNode } from 'react';
import classes from './Figures.module.css';
import { t } from './messages/index.ts';

type Row = { key: string; cells: readonly ReactNode[] };
type Props = {
  caption: string;
  columns: readonly string[];
  rows: readonly Row[];
  total?: readonly ReactNode[];
};

/** The first column names the row, the others are figures. It scrolls by itself, with the keyboard too. */
export const FigureTable = ({ caption, columns, rows, total }: Props) => (
  // oxlint-disable-next-line jsx_a11y/no-noninteractive-tabindex -- what scrolls must take the focus
  <div className={classes.box} tabIndex={0} role="region" aria-label={caption}>
    <table className={classes.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <TableRow key={key} cells={cells} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <TableRow cells={[t('desk.figuresTotal'), ...total]} />
        </tfoot>
      )}
    </table>
  </div>
);

const TableRow = ({ cells: [name, ...figures] }: Pick<Row, 'cells'>) => (
  <tr>
    <th scope="row">{name}</th>
    {figures.map((figure, column) => (
      // oxlint-disable-next-line react/no-array-index-key -- columns have no other name
      <td key={column}>{figure}</td>
    ))}
  </tr>
);
