import { taka } from '../../../../components/taka.ts';
import { t } from '../messages/index.ts';
import type { StatementRowFragment } from './statement.generated.ts';
import classes from './Statement.module.css';

type Props = {
  label: string;
  lines: readonly StatementRowFragment[];
  /** Ids of orders. Where nothing is to be chosen, neither is given. */
  leftOut?: ReadonlySet<string>;
  onLeaveOut?: (orders: ReadonlySet<string>) => void;
};

/** Lines of a statement: a table, on phones a list. */
export function LineTable({ label, lines, leftOut, onLeaveOut }: Props) {
  const columns = [
    t('desk.line'),
    t('desk.lineReference'),
    t('desk.lineAmount'),
    t('desk.linePayer'),
    t('desk.lineDate'),
    lines.some(({ why }) => why) ? t('desk.lineWhy') : t('desk.lineOrder'),
  ];
  const orders = lines.flatMap(({ order }) => order ?? []);
  return (
    <div className={classes.frame}>
      {leftOut && (
        <label className={classes.all}>
          <input
            type="checkbox"
            checked={leftOut.size === 0}
            onChange={({ currentTarget }) => onLeaveOut?.(new Set(currentTarget.checked ? [] : orders))}
          />
          {t('desk.allLines')}
        </label>
      )}
      <table className={classes.lines} aria-label={label}>
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
          {lines.map((line) => (
            <tr key={line.line}>
              <th scope="row" data-column={columns[0]}>
                {leftOut && line.order ? (
                  <Choice line={line} order={line.order} leftOut={leftOut} onLeaveOut={onLeaveOut} />
                ) : (
                  line.line
                )}
              </th>
              {cellsOf(line).map((text, index) => (
                <td key={columns[index + 1]} data-column={columns[index + 1]}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

// A statement may have parts of a taka, which pay no order.
const amountText = (amount: number) => (Number.isInteger(amount) && amount >= 0 ? taka(amount) : String(amount));

const cellsOf = ({ reference, amount, payer, date, why, code, name }: StatementRowFragment) => [
  reference,
  amountText(amount),
  payer,
  date,
  why ?? [code, name].filter(Boolean).join(', '),
];

type ChoiceProps = {
  line: StatementRowFragment;
  order: string;
  leftOut: ReadonlySet<string>;
  onLeaveOut: Props['onLeaveOut'];
};

const Choice = ({ line: { line, code }, order, leftOut, onLeaveOut }: ChoiceProps) => (
  <label>
    <input
      type="checkbox"
      aria-label={t('desk.chooseLine', { line, code: code ?? '' })}
      checked={!leftOut.has(order)}
      onChange={({ currentTarget }) => {
        const next = new Set(leftOut);
        if (currentTarget.checked) next.delete(order);
        else next.add(order);
        onLeaveOut?.(next);
      }}
    />
    {line}
  </label>
);
