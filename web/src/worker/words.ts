import { BANGLA } from 'schema/languages.ts';
import english from './messages/en.json' with { type: 'json' };

/** The build puts the messages in Bangla beside the English ones. */
const { [BANGLA]: bangla = english } = english as typeof english & { [BANGLA]?: typeof english };

export const messagesIn = (language: string) => (language === BANGLA ? bangla : english);
