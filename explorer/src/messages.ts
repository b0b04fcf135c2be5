/** The texts that index.html does not hold from the start. */
export const messages = {
  notLoaded: 'The explorer could not be loaded. Reload the page, or use Apollo Sandbox.',
  notSignedIn: 'Nobody is signed in to this site in this browser. Sign in, then try again.',
  signInOn: 'Operations are now sent as you, unless their headers name another token. Press again to stop.',
  signInOff: 'Operations are sent without your sign-in.',
  closed: ({ code, reason }: CloseEvent) =>
    `The server closed the WebSocket: ${[code, reason].join(' ').trim()}.${
      code === 4403 ? ' It needs a token that is still good: use your sign-in, or name one in Headers.' : ''
    }`,
};
