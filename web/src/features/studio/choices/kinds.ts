import { type KindName, KINDS } from 'question/kinds/names.ts';
import { t } from '../messages/index.ts';

const NAMES = { MTF: 'studio.typeMtf', SBA: 'studio.typeSba', SAQ: 'studio.typeSaq' } as const;

export const kindName = (kind: KindName) => t(NAMES[kind]);
export const kindChoices = () => KINDS.map((value) => ({ value, label: kindName(value) }));
