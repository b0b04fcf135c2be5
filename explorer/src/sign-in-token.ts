// Where the web client keeps it: localStorage is shared by all pages of an origin.
const KEY = 'authToken';

/** The token of who is signed in to the site in this browser. Call it only when the user asks for it. */
export function readSignInToken(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
