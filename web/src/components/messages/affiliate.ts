/** What the affiliate dashboard says. */
export const messages = {
  // Specification 5 and 8
  loadFailed: 'Failed to load affiliate data',
  tryLater: 'Please try again later',
  accountNotWhole: 'Please enter a valid 11-digit number',
  accountChanged: 'withdrawal info updated successfully',
  accountSet: (method: string) => `Your ${method} account has been set up successfully`,
  requestSent: 'Your withdrawal request has been sent successfully',
  requestFailed: 'Failed to send withdrawal request. Please try again.',
  linkCopied: 'Referral code copied to clipboard',
  copied: 'Copied',

  // The specification has no words for them
  noPart: 'You have no part in the affiliate programme yet.',
  noEarnings: 'Nothing earned yet. Share your referral link: you earn when someone who signed up with it buys a plan.',
  isPending: 'Your last request is waiting to be paid out.',
  noAccount: 'Say first where your earnings are to be sent.',
  nothingAvailable: 'There is nothing to withdraw yet.',
  held: (amount: string) => `${amount} more is held until its purchases can no longer be refunded.`,
  noWithdrawals: 'Nothing has been paid out yet.',
  linkSelected: 'The browser does not allow copying. The link is selected: copy it from there.',
} as const;
