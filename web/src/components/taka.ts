let format: Intl.NumberFormat | undefined;

/** An amount that does not wrap: Tk 1,499. */
export function taka(amount: number) {
  // Not while the page starts: a format takes a phone long to make.
  format ??= new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
  return `Tk\u00a0${format.format(amount)}`;
}

export const joinAmounts = (text: string) => text.replaceAll(/\bTk (?=\d)/g, 'Tk\u00a0');
