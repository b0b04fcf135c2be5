import { messagesIn } from './words.ts';

const write = (language: string, messages = messagesIn(language)) => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${messages['shared.offlineAddress']}</title>
<style>body { max-width: 30rem; margin: 20vh auto; padding: 0 16px; font: 1.0625rem/1.65 system-ui, sans-serif }</style>
<h1>${messages['shared.offlineAddress']}</h1>
<p>${messages['shared.offlineAddressText']}</p>
<p><a href="">${messages['shared.tryAgain']}</a></p>
`;

/** In the worker's own file, so that it is there when every cache has been cleared. */
export const offlinePage = (language: string) =>
  new Response(write(language), { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
