import type { Schemas } from 'schema/rest/bodies.ts';

export const showCommission = ({
  purchase,
  user_id: user,
  buyer,
  amount,
  state,
  review,
  reasons,
}: Schemas['WaitingCommission']) =>
  `purchase ${purchase}  Tk ${amount} to ${user}  bought by ${buyer}  ${state}  ` +
  `${review ? 'REVIEW' : 'waits'}: ${reasons.join('; ')}`;
