const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** An amount that does not wrap: Tk 1,499. */
export const taka = (amount: number) => `Tk\u00a0${WHOLE.format(amount)}`;

export const joinAmounts = (text: string) => text.replaceAll(/\bTk (?=\d)/g, 'Tk\u00a0');
