import classes from './Marks.module.css';

type Props = { share: number; passShare: number; /** Null: neither colour. */ verdict: 'PASSED' | 'FAILED' | null };

/** A share of the marks against the pass mark. The text beside it says the same. */
export const Bar = ({ share, passShare, verdict }: Props) => (
  <span className={classes.bar} aria-hidden data-verdict={verdict}>
    <i style={{ inlineSize: `${share * 100}%` }} />
    <b style={{ insetInlineStart: `${passShare * 100}%` }} />
  </span>
);
