/** An https address on another site, without a name or password in it, or null. */
export const httpsAddress = (text: string) => addressOf(text, ['https:']);

/**
 * An address to go to on another site, or null. Plain http is kept: following a link breaks no policy of the page, and
 * not every server that is named so answers to https.
 */
export const webAddress = (text: string) => addressOf(text, ['https:', 'http:']);

function addressOf(text: string, protocols: string[]): string | null {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && protocols.includes(url.protocol) && !url.username && !url.password ? url.href : null;
}
