const SHOWN = 3;

/** As much of an account's number as a mail or a notification may hold. */
export const lastDigits = (accountNumber: string) => accountNumber.slice(-SHOWN);
