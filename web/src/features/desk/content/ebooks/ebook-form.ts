import { randomId } from '../entries/new-id.ts';
import type { Stored } from '../entries/useEntryForm.ts';
import { t } from '../messages/index.ts';
import type { DeskEbookFragment } from './desk-ebooks.generated.ts';

// As the api has it.
const HTTPS = /^https:\/\/[^\s"<>\\]+$/i;

export type EbookForm = {
  id: string;
  name: string;
  author: string;
  category: string;
  coverId: string;
  driveLink: string;
};

export const newEbook = (): EbookForm => ({
  id: randomId('ebook'),
  name: '',
  author: '',
  category: '',
  coverId: '',
  driveLink: '',
});

export const toStored = ({ version, cover, ...ebook }: DeskEbookFragment): Stored<EbookForm> => {
  const { id, name, author, category, driveLink } = ebook;
  return { version, form: { id, name, author, category, coverId: cover?.publicId ?? '', driveLink } };
};

export const toInput = (form: EbookForm): EbookForm => ({ ...form, driveLink: form.driveLink.trim() });

export function checkEbook({ name, author, category, driveLink }: EbookForm): string | undefined {
  if (!name.trim() || !author.trim() || !category.trim()) return t('desk.contentEbookNeeds');
  return isHttps(driveLink.trim()) ? undefined : t('desk.contentEbookBadLink');
}

function isHttps(address: string): boolean {
  if (!HTTPS.test(address)) return false;
  try {
    const { username, password } = new URL(address);
    return username === '' && password === '';
  } catch {
    return false;
  }
}
