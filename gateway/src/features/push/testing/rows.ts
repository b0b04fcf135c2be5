export const PUBLIC_KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

/** What a browser subscribes with. */
export const SUBSCRIPTION = {
  endpoint: 'https://push.example/send/f3a1',
  p256dh: PUBLIC_KEY,
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

export const pushRow = (fields: object = {}) => ({
  subscriptions: 2,
  kinds: ['REVIEWS_DUE', 'MESSAGE'],
  quiet_from: 22,
  quiet_to: 7,
  public_key: PUBLIC_KEY,
  ...fields,
});
