/** An https URL without a user or password, or null. */
export const httpsAddress = (text: string) => addressOf(text, ['https:']);

/** Also http: a link to it breaks no policy of the page, and not every site has https. */
export const webAddress = (text: string) => addressOf(text, ['https:', 'http:']);

function addressOf(text: string, protocols: string[]): string | null {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && protocols.includes(url.protocol) && !url.username && !url.password ? url.href : null;
}
