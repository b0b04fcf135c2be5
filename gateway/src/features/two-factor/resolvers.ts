import type { Context } from '../../context.ts';
import { badInput } from '../../graphql/errors.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { isSegment } from '../../rest/path.ts';
import { check, twoFactorCodeInput } from '../accounts/index.ts';
import { requireReadersFeature } from '../study/index.ts';
import { twoFactorMessages } from './messages.ts';

const requireTwoFactor = (context: Context) =>
  requireReadersFeature(context, 'two_factor', twoFactorMessages.noTwoFactor());

export const twoFactorResolvers: Resolvers = {
  Features: { twoFactor: ({ two_factor: isOffered }) => isOffered },

  User: {
    twoFactor: ({ two_factor: isOn }) => isOn,
    recoveryCodesLeft: ({ recovery_codes_left: left }) => left,
    twoFactorMissing: ({ two_factor_missing: isMissing }) => isMissing,
  },

  Mutation: {
    startTwoFactor: async (_root, { password }, context) => {
      context.once('startTwoFactor');
      await requireTwoFactor(context);
      return context.twoFactor.start(password ? { password } : {});
    },
    confirmTwoFactor: async (_root, args, context) => {
      context.once('confirmTwoFactor');
      await requireTwoFactor(context);
      return context.twoFactor.confirm(check(twoFactorCodeInput, args));
    },
    renewRecoveryCodes: async (_root, args, context) => {
      context.once('renewRecoveryCodes');
      await requireTwoFactor(context);
      return context.twoFactor.renewRecoveryCodes(check(twoFactorCodeInput, args));
    },
    stopTwoFactor: async (_root, args, context) => {
      context.once('stopTwoFactor');
      await requireTwoFactor(context);
      await context.twoFactor.stop(check(twoFactorCodeInput, args));
      return true;
    },
    resetTwoFactor: async (_root, { userId }, context) => {
      await requireTwoFactor(context);
      if (!isSegment(userId)) throw badInput('userId', twoFactorMessages.badPerson());
      return context.twoFactor.reset({ user_id: userId });
    },
  },
};
