import type { Database } from '../../db/connection.ts';
import { PushService } from './push-service.ts';

export type { PushService };

export type PushEnv = {
  VAPID_PUBLIC_KEY?: string | undefined;
  VAPID_PRIVATE_KEY?: string | undefined;
  PUSH_PRIVATE_TARGETS: boolean;
  SITE_EMAIL: string;
};

/** Throws where one half of the key pair is set. */
export function openPush(env: PushEnv, { db, key }: { db: Database; key: Uint8Array }): PushService {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if ((publicKey === undefined) !== (privateKey === undefined))
    throw new Error('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: must both be set, or neither.');
  return new PushService({
    db,
    key,
    vapidKeys: publicKey !== undefined && privateKey !== undefined ? { publicKey, privateKey } : undefined,
    subject: `mailto:${env.SITE_EMAIL}`,
    allowsPrivate: env.PUSH_PRIVATE_TARGETS,
  });
}
