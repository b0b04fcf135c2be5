import { defineMessages } from '../../http/messages.ts';
import * as bangla from './messages.bn.ts';

/** They are shown on lock screens: no text of a question and nothing that others wrote on one. */
export const pushMessages = defineMessages('push.words', bangla.pushMessages, {
  reviewsDue: () => 'Reviews are due',
  howManyDue: ({ count }: { count: number }) =>
    count === 1 ? 'One question is due for review today.' : `${count} questions are due for review today.`,
  reportAccepted: () => 'Your report was right',
  reportAnswered: () => 'Your report was answered',
  onReport: ({ ref }: { ref: string }) => `On your report of ${ref}.`,
  planEnds: () => 'Your plan ends soon',
  planEndsOn: ({ plan, day }: { plan: string; day: string }) => `Your plan ${plan} is open until ${day}.`,
});
