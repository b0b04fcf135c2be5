import { v4, v7 } from 'uuid';
import { store, readStored } from '../../components/storage.ts';
import { toast } from '../../components/toast.ts';
import type { CheckedAnswer } from './record.ts';
import { appendAttempt, isQuotaError } from './log.ts';
import { t } from './messages/index.ts';
import { markAnswer } from './rules.ts';

/** Longer than that, and the reader was away. */
const MAX_TOOK_MS = 600_000;

/** Stores one answer in the log of this device. A reader whose browser keeps nothing goes on without a record. */
export async function writeAttempt({ question, answer, changes, owner, ...times }: CheckedAnswer) {
  const { choice, judgements } = answer;
  const tookMs = times.answeredAt - times.readingSince;
  const answeredAt = new Date(times.answeredAt);
  try {
    await appendAttempt({
      id: v7(),
      owner,
      questionId: question.id,
      answer: {
        ...(choice && { sba: choice }),
        ...(judgements && { mtf: Object.entries(judgements).map(([key, value]) => ({ key, value })) }),
      },
      outcome: markAnswer(question.type, question.options, answer),
      changes,
      ...(tookMs >= 0 && tookMs <= MAX_TOOK_MS && { tookMs }),
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
