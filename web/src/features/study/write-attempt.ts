import { v4, v7 } from 'uuid';
import { store, readStored } from '../../components/storage.ts';
import { toast } from '../../components/toast.ts';
import type { CheckedAnswer } from './record.ts';
import { appendAttempt, isQuotaError } from './log.ts';
import { t } from './messages/index.ts';
import { markAnswer } from './rules.ts';

/** Stores one answer in the log of this device. A reader whose browser keeps nothing goes on without a record. */
export async function writeAttempt({ question, answer, answeredAt, ...rest }: CheckedAnswer) {
  const { choice, judgements } = answer;
  try {
    await appendAttempt({
      ...rest,
      id: v7(),
      questionId: question.id,
      answer: {
        ...(choice && { sba: choice }),
        ...(judgements && { mtf: Object.entries(judgements).map(([key, value]) => ({ key, value })) }),
      },
      outcome: markAnswer(question.type, question.options, answer),
      answeredAt: answeredAt.toISOString(),
      utcOffsetMinutes: -answeredAt.getTimezoneOffset(),
      sessionId: idIn('sessionStorage', 'study-session'),
      deviceId: idIn('localStorage', 'study-device'),
    });
    store('localStorage', 'study-record', '1');
  } catch (error) {
    if (isQuotaError(error)) void toast(t('study.storageFull'), 'error');
  }
}

function idIn(area: 'localStorage' | 'sessionStorage', key: string) {
  const id = readStored(area, key) ?? v4();
  store(area, key, id);
  return id;
}
