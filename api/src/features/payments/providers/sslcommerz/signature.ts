import { createHash, timingSafeEqual } from 'node:crypto';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** Whether whoever sent the form knows the store's password: the hash of the fields that `verify_key` names. */
export function isSigned(form: URLSearchParams, password: string): boolean {
  const sign = form.get('verify_sign') ?? '';
  const names = (form.get('verify_key') ?? '').split(',').filter((name) => form.has(name));
  // Without these the hash would say nothing about the payment.
  if (!names.includes('tran_id') || !names.includes('status')) return false;
  const expected = Buffer.from(signForm(form, names, password));
  const received = Buffer.from(sign.toLowerCase());
  return expected.length === received.length && timingSafeEqual(expected, received);
}

/** As the provider signs: name=value pairs and the password's hash, sorted by name. */
export function signForm(form: URLSearchParams, names: readonly string[], password: string): string {
  const pairs = new Map(names.map((name) => [name, form.get(name) ?? '']));
  pairs.set('store_passwd', md5(password));
  const sorted = [...pairs].sort(([one], [other]) => (one < other ? -1 : 1));
  return md5(sorted.map(([name, value]) => `${name}=${value}`).join('&'));
}
