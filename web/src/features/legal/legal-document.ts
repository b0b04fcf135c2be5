import type { ReactNode } from 'react';
import type { LegalTextId } from '../../graphql.generated.ts';
import type { MessageId } from './messages/index.ts';

export type LegalSection = { id: string; titleId: MessageId; text: ReactNode };

/** A legal page. Its sections stand where the site's owner has not written a text. */
export type LegalDocument = {
  id: LegalTextId;
  path: string;
  titleId: MessageId;
  description: () => string;
  introId: MessageId;
  sections: readonly LegalSection[];
};
