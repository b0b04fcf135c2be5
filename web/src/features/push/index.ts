// Import it where it is needed only: whoever receives no reminders loads none of this.
export { renewBrowser, turnOff } from './browser.ts';
export { PushPrompt } from './PushPrompt.tsx';
export { PushSection } from './PushSection.tsx';
