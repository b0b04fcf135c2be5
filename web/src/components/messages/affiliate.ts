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
  held: (amount: string) => `${amount} more is held until its purchases can no longer be refunded and were checked.`,
  owed: (amount: string) => `${amount} was taken back after it was paid to you: it comes off what you earn next.`,
  inviteIntro:
    'Share this link with friends. You earn when someone who signed up with it buys a plan. Whoever opens it sees your first name.',
  termsTitle: 'What you earn',
  termsUnknown:
    'A share of what your friend pays for a plan. It is held while the purchase can be refunded; after that you can withdraw it.',
  hours: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
  termsExample: (price: string, earned: string, hold: string) =>
    `a friend buys a plan for ${price}. You earn ${earned}, which you can withdraw ${hold} later.`,
  termsRules: [
    'Each friend counts once, with the first plan that is not refunded.',
    'A refund takes the amount back.',
    'Your friend’s email address has to be confirmed before the amount is yours.',
    'Your own purchases earn nothing. Where two accounts look like one person’s, we check before we pay.',
    'Payouts go to your bKash or Nagad account; ask for one under Wallet.',
  ],
  noWithdrawals: 'Nothing has been paid out yet.',
  dateUnknown: 'Date not known',
  notAvailable: 'not available',
  balanceUnknown: 'Your balance is not available now.',
  linkSelected: 'The browser does not allow copying. The link is selected: copy it from there.',
} as const;
