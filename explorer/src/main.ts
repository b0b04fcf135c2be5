import './page.css';
import { messages } from './messages.ts';
import { readSignInToken } from './sign-in-token.ts';

const element = <E extends HTMLElement>(id: string) => document.getElementById(id) as E;

const endpoint = `${location.origin}/graphql`;
const hasSchema = document.documentElement.dataset['introspection'] !== 'off';
const notice = element('notice');
let token: string | undefined;

element('endpoint').textContent = endpoint;
element<HTMLAnchorElement>('sandbox').search = new URLSearchParams({ endpoint }).toString();
if (!hasSchema) {
  element('schema').remove();
  element('no-schema').hidden = false;
}

element('sign-in').addEventListener('click', ({ currentTarget }) => {
  const isOn = token !== undefined;
  token = isOn ? undefined : readSignInToken();
  (currentTarget as HTMLElement).ariaPressed = String(token !== undefined);
  notice.textContent = isOn ? messages.signInOff : token === undefined ? messages.notSignedIn : messages.signInOn;
});

// Monaco is megabytes: the button to Sandbox does not wait for it.
import('./Explorer.tsx').then(
  ({ showExplorer }) => showExplorer(element('explorer'), { endpoint, hasSchema, signInToken: () => token }),
  () => (element('explorer').textContent = messages.notLoaded),
);
