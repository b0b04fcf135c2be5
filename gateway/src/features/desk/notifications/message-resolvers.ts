import { badInput } from '../../../graphql/errors.ts';
import type { Resolvers } from '../../../resolvers.generated.ts';
import { isId } from '../../../rest/path.ts';
import { deskMessages } from '../messages.ts';
import { rowConnection } from '../pages.ts';
import { withDesk } from '../require-desk.ts';
import type { DeskMessageRow } from './message-rows.ts';

export const messageResolvers: Resolvers = {
  Desk: {
    messages: (_desk, args, { desk }) => desk.messages(args),
    messagePreview: (_desk, args, { desk }) => desk.messagePreview(args),
    profileYears: (_desk, _args, { desk }) => desk.profileYears(),
  },

  DeskMessageConnection: rowConnection<DeskMessageRow>(({ id }) => id),

  Mutation: withDesk({
    scheduleMessage: (_root, { input }, { desk }) => desk.scheduleMessage(input),
    changeMessage: (_root, args, { desk }) => {
      requireId(args.id);
      return desk.changeMessage(args);
    },
    cancelMessage: (_root, args, { desk }) => {
      requireId(args.id);
      return desk.cancelMessage(args);
    },
  }),
};

function requireId(id: string): void {
  if (!isId(id)) throw badInput('id', deskMessages.badId());
}
