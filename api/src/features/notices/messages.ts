import { defineMessages } from '../../http/messages.ts';
import * as bangla from './messages.bn.ts';

export const mailMessages = defineMessages('notices.mail', bangla.mailMessages, {
  newsSubject: ({ site }: { site: string }) => `Your news of the studio – ${site}`,
  intro: () => 'This is new for you since the last mail:',
  news: ({ title, count, link }: { title: string; count: number; link: string }) => `${title}: ${count} – ${link}`,
  switchOff: ({ link }: { link: string }) => `You can switch this daily mail off in your profile: ${link}`,
});
