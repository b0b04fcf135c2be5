type Rule = {
  canonicalDomain?: string;
  /** Of the name before the @, without its +tag. */
  canonicalName?: (name: string) => string;
};

const without = (ignored: RegExp) => (name: string) => name.replaceAll(ignored, '');

const gmail: Rule = { canonicalDomain: 'gmail.com', canonicalName: without(/\./g) };
const proton: Rule = { canonicalDomain: 'proton.me', canonicalName: without(/[._-]/g) };
const icloud: Rule = { canonicalDomain: 'icloud.com' };
// Yahoo user names have no hyphen: what follows one is a tag.
const yahoo: Rule = { canonicalName: (name) => name.split('-', 1)[0]! };
const yandex: Rule = { canonicalDomain: 'yandex.ru', canonicalName: (name) => name.replaceAll('.', '-') };

const RULES: [domain: RegExp, rule: Rule][] = [
  [/^(gmail|googlemail)\.com$/, gmail],
  [/^(proton\.me|pm\.me|protonmail\.(com|ch))$/, proton],
  [/^(icloud|me|mac)\.com$/, icloud],
  [/^(yahoo\.[a-z]{2,3}(\.[a-z]{2})?|ymail\.com|rocketmail\.com)$/, yahoo],
  [/^(ya\.ru|yandex\.[a-z]{2,3}(\.[a-z]{2})?)$/, yandex],
];

/** `anything@name.fastmail.com` reaches name@fastmail.com. */
const FASTMAIL_SUBDOMAIN =
  /^([^.]+)\.(fastmail\.(?:com|cn|de|es|fm|im|in|jp|mx|net|nl|org|se|to|uk|us|co\.uk|com\.au))$/;

/** One spelling of a mailbox. Every provider ignores case; most, Outlook among them, also a +tag. */
export function canonicalAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const [, owner, fastmail] = FASTMAIL_SUBDOMAIN.exec(domain) ?? [];
  if (owner !== undefined) return `${owner}@${fastmail}`;
  const name = email.slice(0, at).toLowerCase().split('+')[0]!;
  const { canonicalDomain = domain, canonicalName } = RULES.find(([pattern]) => pattern.test(domain))?.[1] ?? {};
  return `${canonicalName?.(name) ?? name}@${canonicalDomain}`;
}
