import { useEffect, useState } from 'react';
import { database } from '../../../device/database.ts';
import { useSession } from '../../../session/index.ts';
import { loadPackContent } from '../../packs/index.ts';
import { readRecords } from '../../study/device/index.ts';
import { type Downloaded, NOTHING_DOWNLOADED } from '../../study/packed/index.ts';

async function readAll(): Promise<Downloaded> {
  // Most devices have no packs, and need not load the code.
  if ((await database.table('packs').count()) === 0) return NOTHING_DOWNLOADED;
  const { findQuestions, readSubjects } = await loadPackContent();
  const packed = await readSubjects();
  const without = (await readRecords()).filter(({ question }) => !question);
  const texts = await findQuestions(without.map(({ questionId }) => questionId));
  return { packed, texts: new Map(texts.map((question) => [question.id, question])) };
}

/** What the reader has downloaded for planning, and texts that the record lacks. */
export const readDownloaded = () => readAll().catch(() => NOTHING_DOWNLOADED);

/** The reader's downloads. Undefined at first. */
export function useDownloaded(): Downloaded | undefined {
  const owner = useSession()?.user_id ?? '';
  const [read, setRead] = useState<{ owner: string; downloaded: Downloaded }>();
  useEffect(() => {
    let isCurrent = true;
    void readDownloaded().then((downloaded) => isCurrent && setRead({ owner, downloaded }));
    return () => {
      isCurrent = false;
    };
  }, [owner]);
  return read?.owner === owner ? read.downloaded : undefined;
}
