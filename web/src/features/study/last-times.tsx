import { readStored } from '../../components/storage.ts';
import { LastTime } from './LastTime.tsx';
import { findLastAttempts } from './log.ts';

export async function findLastTimes(owner: string, questionIds: readonly string[]) {
  const attempts = await findLastAttempts(owner, questionIds, readStored('sessionStorage', 'study-session'));
  return new Map([...attempts].map(([id, attempt]) => [id, <LastTime key={id} attempt={attempt} />]));
}
