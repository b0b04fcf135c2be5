const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** A price as it is said: Tk 1,499. */
export const inTk = (price: number) => `Tk ${WHOLE.format(price)}`;
