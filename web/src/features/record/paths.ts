import type { ListName } from '../study/device/index.ts';

export const RECORD_PATH = '/record';

export const paths = { record: RECORD_PATH, list: `${RECORD_PATH}/:list` } as const;

/** A round of practice, beside the lists. */
export const NOW_PATH = `${RECORD_PATH}/now`;

export const listPath = (list: ListName) => `${RECORD_PATH}/${list}`;
/** Export and deletion. */
export const OWN_DATA_ID = 'own-data';
export const ownDataPath = `${RECORD_PATH}#${OWN_DATA_ID}`;
