const BOARDS = ['DHK', 'CTG', 'SYL', 'RAJ'];
const SUBJECTS = ['ANAT', 'PHYS', 'BIOCHEM', 'PHRM', 'COMM', 'FM', 'PATH', 'MICRO', 'MED', 'SURG', 'OBG'];
const COMMON = 'patient presents history examination shows year old man woman fever pain days'.split(' ');
export const TERMS = (
  'anatomy artery nerve vein heart lung liver kidney pneumonia asthma jaundice diarrhoea oedema haemorrhage anaemia ' +
  'diabetes hypertension stroke eclampsia dengue malaria cholera tetanus measles rabies tuberculosis hepatitis meningitis ' +
  'appendicitis cholecystitis pancreatitis myocardial infarction electrocardiogram ultrasound paracetamol morphine adrenaline ' +
  'salbutamol atropine oxytocin insulin digoxin furosemide heparin warfarin shock burn fracture dislocation hernia ulcer ' +
  'carcinoma lymphoma leukaemia thyroid goitre pituitary adrenal ovary uterus placenta fetus labour catheter suture জ্বর ' +
  'ডেঙ্গু জন্ডিস ডায়রিয়া রক্তচাপ কিডনি ফুসফুস'
).split(' ');
// Words that stand in a few questions each: two syllables make a quarter of a million of them.
const SYLLABLES = 'ba ce di fo gu ha ki lo mu ne pi ra so tu va we xi yo zu cha phe thi sto bra cle dri glo'.split(' ');

/** What students type, by kind. */
export const QUERIES: Record<string, string[]> = {
  'a word': ['pneumonia', 'eclampsia', 'dengue', 'thyroid', 'hepatitis'],
  'several words': ['heart artery', 'myocardial infarction', 'kidney ultrasound', 'patient with fever and jaundice'],
  'a title': ['anatomy', 'heart failure of the adult', 'pathology dhaka', 'topic nerve', 'chapter 12'],
  'half a word': ['pn', 'ecl', 'myocard', 'heart ar', 'd'],
  mistyped: ['anatmy', 'pneumnia', 'hepattis', 'eclampisa', 'ultrasuond of the kidny'],
  synonyms: ['EKG', 'heart attack', 'acetaminophen', 'loose motion', 'high blood pressure'],
  Bangla: ['ডেঙ্গু', 'জন্ডিস', 'জ্বর', 'ডায়রিয়া', 'ডেংগু'],
  'words of half the stems': ['patient', 'patient history', 'fever', 'examination shows patient', 'old man'],
  garbage: [
    'qxzkvwjq',
    "' OR 1=1 --",
    '%_\\',
    'zxcvbnmasdfghjklqwertyuiopzxcvbnmasdfghjklqwertyui',
    'a b c d e f g h i j',
  ],
};

/** Questions in the words of medicine, the same in every run, a thousand in a piece. */
export function* questionLines(count: number): Generator<Buffer> {
  let seed = 7;
  const random = (below: number) => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed >>> 0) % below;
  };
  // The product of two even throws: a few words are everywhere, most are seldom.
  const skewed = (below: number) => Math.floor((random(below) * random(below)) / below);
  const rare = () => [1, 2, 3].map(() => SYLLABLES[random(SYLLABLES.length)]).join('');
  const stem = (number: number) =>
    Array.from({ length: 22 }, () => {
      const kind = random(10);
      if (kind < 4) return COMMON[random(COMMON.length)];
      return kind < 8 ? TERMS[skewed(TERMS.length)] : rare();
    }).join(' ') + ` number ${number}?`;
  const question = (number: number) => ({
    type: 'SBA',
    subject: SUBJECTS[number % SUBJECTS.length],
    chapter: `Chapter ${random(30)}`,
    topic: `Topic ${TERMS[random(60)]}`,
    appearances: Array.from({ length: 1 + random(3) }, () => ({ board: BOARDS[random(4)], year: 2005 + random(20) })),
    stem: stem(number),
    options: [0, 1, 2, 3, 4].map((option) => ({
      text: `Option ${option} of ${number}`,
      correct: option === number % 5,
    })),
  });
  for (let first = 0; first < count; first += 1_000) {
    const piece = Array.from({ length: Math.min(1_000, count - first) }, (_, index) => question(first + index));
    yield Buffer.from(piece.map((one) => `${JSON.stringify(one)}\n`).join(''));
  }
}
