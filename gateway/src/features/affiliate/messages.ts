/** What a user is told (specification 5). */
export const MESSAGES = {
  accountInvalid: 'Please enter a valid 11-digit number',
  methodInvalid: 'Please choose Bkash or Nogod.',
  unauthorized: 'Unauthorized: Please log in.',
} as const;
