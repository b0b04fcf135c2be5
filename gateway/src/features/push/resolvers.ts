import type { Context } from '../../context.ts';
import { badInput } from '../../graphql/errors.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { requireReadersFeature } from '../study/index.ts';
import type { PushApi } from './api.ts';
import { pushMessages } from './messages.ts';

const MAX_ENDPOINT = 2_000;
/** An upper bound: the upstream decides whether it is a key. */
const KEY = /^[\w-]{1,200}={0,2}$/;

async function requirePush(context: Context): Promise<PushApi> {
  await requireReadersFeature(context, 'push', pushMessages.noPush());
  return context.push;
}

function checkEndpoint(endpoint: string): void {
  if (endpoint.length > MAX_ENDPOINT || !URL.canParse(endpoint)) throw badInput('endpoint', pushMessages.badEndpoint());
}

function checkKey(field: 'p256dh' | 'auth', key: string): void {
  if (!KEY.test(key)) throw badInput(field, pushMessages.badKey());
}

function checkHour(field: 'quietFrom' | 'quietTo', hour: number | null | undefined): void {
  if (hour != null && (hour < 0 || hour > 23)) throw badInput(field, pushMessages.badHour());
}

export const pushResolvers: Resolvers = {
  User: {
    // The settings belong to the token's user; the result of a log-in is somebody else.
    push: async (user, _args, { own, study, push }) => {
      if (own.isVisitors || !(await study.offers('push'))) return null;
      return String((await own.read()).user_id) === user.user_id ? push.settings() : null;
    },
  },

  Mutation: {
    addPushSubscription: async (_root, { endpoint, p256dh, auth }, context) => {
      const push = await requirePush(context);
      checkEndpoint(endpoint);
      checkKey('p256dh', p256dh);
      checkKey('auth', auth);
      return push.add({ endpoint, p256dh, auth });
    },
    removePushSubscription: async (_root, { endpoint }, context) => {
      const push = await requirePush(context);
      checkEndpoint(endpoint);
      return push.remove(endpoint);
    },
    setPushKinds: async (_root, { kinds, quietFrom, quietTo }, context) => {
      const push = await requirePush(context);
      checkHour('quietFrom', quietFrom);
      checkHour('quietTo', quietTo);
      return push.set({ kinds: [...new Set(kinds)], quiet_from: quietFrom, quiet_to: quietTo });
    },
  },
};
