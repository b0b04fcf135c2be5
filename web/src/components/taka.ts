const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** An amount as it is said, on one line: Tk 1,499. */
export const taka = (amount: number) => `Tk\u00a0${WHOLE.format(amount)}`;

/** Keeps the amounts of a text on one line. */
export const joinAmounts = (text: string) => text.replaceAll(/\bTk (?=\d)/g, 'Tk\u00a0');
