import { conflict } from '../../http/errors.ts';
import { hideQuestion } from '../bank/index.ts';
import type { Work } from './change.ts';
import { errorMessages } from './error-messages.ts';

export const retire =
  (reason: string): Work =>
  async ({ tx, state, user }) => {
    const { bank } = state;
    if (!bank || bank.hidden) throw conflict(errorMessages.notPublished());
    await hideQuestion(tx, bank, true, { author: user.userId, reason });
    return { what: 'RETIRED', replaced: bank.version };
  };
