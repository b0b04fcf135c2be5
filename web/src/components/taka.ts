const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** An amount as it is said: Tk 1,499. */
export const taka = (amount: number) => `Tk ${WHOLE.format(amount)}`;
