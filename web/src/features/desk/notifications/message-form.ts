import { DHAKA_OFFSET } from 'review/days.ts';
import type { AudienceGroup, AudienceInput, DeskMessageInput, Role } from '../../../graphql.generated.ts';
import type { DeskMessageRowFragment } from './desk-messages.generated.ts';
import { t } from './messages/index.ts';

const MAX_DAYS = 366;
const OFFSET_MS = DHAKA_OFFSET * 60_000;

export const GROUPS = ['EVERYBODY', 'YEARS', 'PLAN_ENDS', 'PLAN_ENDED', 'NEVER_BOUGHT', 'ROLE'] as const;

/** `at` is a time of Dhaka as the field has it: `2026-12-10T09:00`. */
export type MessageForm = {
  group: AudienceGroup;
  years: string[];
  days: string;
  role: Role;
  title: string;
  message: string;
  /** For readers of Bangla; empty if they get the same. */
  titleBn: string;
  messageBn: string;
  isLater: boolean;
  at: string;
};

export const emptyMessage: MessageForm = {
  group: 'EVERYBODY',
  years: [],
  days: '7',
  role: 'AUTHOR',
  title: '',
  message: '',
  titleBn: '',
  messageBn: '',
  isLater: false,
  at: '',
};

const inDhaka = (iso: string) => new Date(Date.parse(iso) + OFFSET_MS).toISOString().slice(0, 16);

export function toForm({ title, message, titleBn, messageBn, to, sendAt }: DeskMessageRowFragment): MessageForm {
  return {
    group: to.group,
    years: [...to.years],
    days: String(to.days ?? emptyMessage.days),
    role: to.role ?? emptyMessage.role,
    title,
    message,
    titleBn: titleBn ?? '',
    messageBn: messageBn ?? '',
    isLater: true,
    at: inDhaka(sendAt),
  };
}

/** Null while something of it is not chosen. */
export function toAudience(
  { group, years, days, role }: MessageForm,
  userId: string | undefined,
): AudienceInput | null {
  switch (group) {
    case 'PERSON':
      return userId === undefined ? null : { group, userId };
    case 'YEARS':
      return years.length > 0 ? { group, years } : null;
    case 'PLAN_ENDS':
    case 'PLAN_ENDED':
      return isDays(days) ? { group, days: Number(days) } : null;
    case 'ROLE':
      return { group, role };
    default:
      return { group };
  }
}

export const toInput = (form: MessageForm, to: AudienceInput): DeskMessageInput => ({
  to,
  title: form.title,
  message: form.message,
  titleBn: form.titleBn || null,
  messageBn: form.messageBn || null,
  sendAt: form.isLater ? new Date(`${form.at}+06:00`).toISOString() : null,
});

/** What is missing, by field. */
export function checkMessage({ group, years, days, isLater, at }: MessageForm): Record<string, string> {
  const hasDays = group === 'PLAN_ENDS' || group === 'PLAN_ENDED';
  return {
    ...(group === 'YEARS' && years.length === 0 && { years: t('desk.messageYearsMissing') }),
    ...(hasDays && !isDays(days) && { days: t('desk.messageDaysWrong') }),
    ...(isLater && at === '' && { at: t('desk.messageAtMissing') }),
  };
}

const isDays = (days: string) => /^[1-9]\d{0,2}$/.test(days) && Number(days) <= MAX_DAYS;

let format: Intl.DateTimeFormat | undefined;

/** Day and time in Dhaka. */
export function dhakaMoment(iso: string) {
  format ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Dhaka' });
  return format.format(new Date(iso));
}
