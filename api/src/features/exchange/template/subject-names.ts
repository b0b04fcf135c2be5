import { toNfc } from 'text/normalise.ts';
import { professionalYears, subjects } from '../../../curriculum.ts';

/** What subjects are called beside their code and name in the curriculum. */
const NAMES: Record<string, string> = {
  ANAT: 'অ্যানাটমি, এনাটমি',
  PHYS: 'ফিজিওলজি',
  BIOCHEM: 'medical biochemistry, বায়োকেমিস্ট্রি',
  PHRM: 'pharmacology, pharmacology and therapeutics, ফার্মাকোলজি',
  COMM: 'community medicine and public health, কমিউনিটি মেডিসিন',
  FM: 'forensic medicine and toxicology, ফরেনসিক মেডিসিন',
  PATH: 'প্যাথলজি',
  MICRO: 'মাইক্রোবায়োলজি',
  MED: 'medicine, medicine and allied subjects, মেডিসিন',
  SURG: 'surgery, surgery and allied subjects, সার্জারি',
  OBG: 'obstetrics and gynecology, gynaecology and obstetrics, gynecology and obstetrics, obs and gynae, gynae and obs',
};

const plain = (text: string) =>
  toNfc(text)
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[\s.]+/g, ' ')
    .trim();

const byName: ReadonlyMap<string, string> = new Map(
  subjects.flatMap(({ code, name }) =>
    [code, name, ...(NAMES[code]?.split(', ') ?? [])].map((one) => [plain(one), code] as const),
  ),
);

/** The code of a subject by its code or a name of it. */
export const subjectOf = (text: string): string | undefined => byName.get(plain(text));

const ORDINALS = [
  '1|1st|first|i|১|১ম|প্রথম',
  '2|2nd|second|ii|২|২য়|দ্বিতীয়',
  '3|3rd|third|iii|৩|৩য়|তৃতীয়',
  '4|4th|fourth|final|iv|৪|৪র্থ|চতুর্থ',
];
const PROF = 'prof|proff|professional|পেশাগত';
const yearPatterns = ORDINALS.map(
  (ordinal) =>
    new RegExp(
      toNfc(`^(?:(?:${PROF}) (?:year )?)?(?:${ordinal})(?: (?:${PROF}))?(?: (?:mbbs|year|exam|examination|পরীক্ষা))*$`),
    ),
);

/** The code of a professional year by its code, number or name: `_1`, `1st Prof`, `First professional`. */
export function profOf(text: string): string | undefined {
  const name = plain(text.replaceAll('_', ' '));
  return professionalYears[yearPatterns.findIndex((pattern) => pattern.test(name))]?.code;
}
