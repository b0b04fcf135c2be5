import { banglaChoice, banglaDigits, banglaNumber } from 'server/bangla.ts';
import { type Message, wordsOf } from '../../http/messages.ts';

type Count = { max: number };
type Field = { field: string };
type Ref = { ref: string };
type Whereabouts = { ref: string } | { line: number };
type Names = { names: readonly string[]; more: number };

const KINDS: Readonly<Record<string, string>> = { chapter: 'অধ্যায়', topic: 'টপিক' };

const inLine = (line: number) => `${banglaDigits(line)} নম্বর লাইনে`;
const at = (where: Whereabouts) => ('ref' in where ? `প্রশ্নব্যাংকে (${where.ref})` : inLine(where.line));
const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`);
export const listed = ({ names, more }: Names): string =>
  quoted(names).join(', ') + (more > 0 ? ` এবং আরও ${banglaNumber(more)}টি` : '');

export const ownMessages = {
  lineTooLong: ({ max }: Count) => `লাইনটি ${banglaNumber(max)} অক্ষরের চেয়ে লম্বা`,
  notJson: () => 'এটি JSON-এর লাইন নয় (লাইন কাটা পড়েছে, নাকি এক প্রশ্ন কয়েক লাইনে?)',
  notAnObject: () => 'এটি JSON অবজেক্ট নয়',
  jsonKeyTwice: ({ key }: { key: string }) => `“${key}” দুবার দেওয়া হয়েছে`,
  notAList: ({ text }: { text: string }) =>
    `also_in: “${text}” কোনো তালিকা নয়; লিখুন “chapter: Thorax” বা “topic DHK: Heart” এভাবে`,
  emptyBefore: ({ empty, filled }: { empty: string; filled: string }) => `${empty} খালি, কিন্তু ${filled} খালি নয়`,
  givenWithout: ({ field, empty }: Field & { empty: string }) => `${field} দেওয়া হয়েছে, কিন্তু ${empty} খালি`,
  keyEmpty: () => 'correct খালি: অক্ষর দিন, যেমন B বা ACE; কোনোটিই না হলে none',
  keyNotALetter: ({ text }: { text: string }) => `correct: “${text}” কোনো অপশনের অক্ষর নয়`,
  keyNamesNoOption: ({ option }: { option: string }) => `correct-এ অপশন ${option} লেখা, কিন্তু অপশনটি নেই`,
  keyUnclear: ({ text, one, other }: { text: string; one: string; other: string }) =>
    `correct: “${text}” ক্রম ধরলে ${one}, লেখা ধরলে ${other}: দুটি অক্ষরের একটি দিন`,
  columnCount: ({ columns, expected }: { columns: number; expected: number }) =>
    `কলাম ${banglaNumber(columns)}টি, হেডারে আছে ${banglaNumber(expected)}টি`,
  quoteNotClosed: () => 'এখানে উদ্ধৃতিচিহ্ন শুরু হয়ে আর শেষ হয়নি: ফাইলের বাকিটা একটি ঘর হিসেবে পড়া হয়েছে',
  csvRowTooLong: ({ max }: Count) =>
    `সারিটি ${banglaNumber(max)} অক্ষরের চেয়ে লম্বা (উদ্ধৃতিচিহ্ন শেষ হয়নি?): ফাইলের বাকিটা পড়া হয়নি`,
  csvParser: ({ words }: { words: string }) => words,
  brokenQuotes: () =>
    'উদ্ধৃতিচিহ্নের ভেতরে নয় এমন ঘরে উদ্ধৃতিচিহ্ন, বা শেষ উদ্ধৃতিচিহ্নের পরে লেখা (ঘরটি উদ্ধৃতিচিহ্নের ভেতরে রাখুন, আর ভেতরের প্রতিটি ' +
    'উদ্ধৃতিচিহ্ন দুবার লিখুন; --lenient-quotes দিলে যেমন আছে তেমন নেওয়া হয়)',
  brokenQuotesOver: ({ line, lastLine, message }: { line: number; lastLine: number; message: Message }) =>
    `${wordsOf(message)}; লাইন ${banglaDigits(line)} থেকে ${banglaDigits(lastLine)} একটি সারি হিসেবে পড়া হয়েছে`,
  tagsLost: ({ tags }: { tags: readonly string[] }) => `বাদ গেছে: ট্যাগ ${quoted(tags).join(', ')}`,
  tableRow: ({ table, row }: { table: number; row: number }) =>
    `টেবিল ${banglaDigits(table)}, সারি ${banglaDigits(row)}`,
  notATable: () => 'টেবিলের প্রথম সারিতে টেমপ্লেটের কলাম নেই, প্রশ্নের নিচের সারিতে a, b, c … উক্তিও নেই',
  mergedCells: () => 'একটি ঘর কয়েক সারি জুড়ে আছে: ভাগ করুন',
  equation: () => 'এখানে একটি সমীকরণ আছে, ইমপোর্ট তা পড়তে পারে না: সাধারণ লেখা হিসেবে লিখুন',
  noStemBefore: () => 'অপশনের উপরে কোনো প্রশ্ন নেই',
  notTrueOrFalse: ({ option, text }: { option: string; text: string }) =>
    `অপশন ${option}: “${text}” সত্য বা মিথ্যা কোনোটিই নয়`,
  optionOutOfOrder: ({ option, expected }: { option: string; expected: string }) =>
    `অপশন ${expected}-এর জায়গায় আছে অপশন ${option}`,
  keyMissing: ({ option }: { option: string }) => `অপশন ${option} সত্য না মিথ্যা, বলা নেই`,
  columnTwice: ({ column }: { column: string }) => `${column} দুবার দেওয়া হয়েছে`,
  notOurCard: () => 'কার্ডটি আমাদের এক্সপোর্টের মতো নয়: এমন নোটের কোন ফিল্ড কী, তা map দিয়ে বলুন',
  unknownSubject: ({ subject }: { subject: string }) =>
    `subject_name “${subject}” আমাদের কোনো বিষয় নয়: এমন সারির জন্য একটি বিষয় দিন`,

  noPicture: ({ name }: { name: string }) => `ছবি “${name}” (আগে থেকে নেই, ফাইলের সঙ্গেও আসেনি)`,
  badPicture: ({ message }: { message: Message }) => `প্রশ্নের মূল অংশের একটি ছবি: ${wordsOf(message)}`,
  dropPictures: ({ message }: { message: Message }) =>
    `${wordsOf(message)}; --drop-pictures দিলে ছবি ছাড়াই সারি নেওয়া হয়`,

  refTwice: ({ ref, line }: Ref & { line: number }) => `ref ${ref} ${inLine(line)} আগেই আছে`,
  refOfAnother: ({ ref, where }: Ref & { where: Whereabouts }) =>
    'ref' in where ? `ref ${ref} প্রশ্নব্যাংকের অন্য প্রশ্নের` : `ref ${ref} অন্য প্রশ্নের, ${inLine(where.line)}`,
  correctedSince: ({ ref }: Ref) => `প্রশ্নব্যাংকে আছে (${ref}), তবে পরে সংশোধন করা হয়েছে`,
  knownUnstruck: ({ where }: { where: Whereabouts }) =>
    `${at(where)} আগে থেকেই আছে; এখানে যা কেটে দেওয়া, সেখানে তা সাধারণ লেখা`,
  otherKey: ({ where }: { where: Whereabouts }) => `${at(where)} আগে থেকেই আছে, তবে সঠিক উত্তর আলাদা`,
  hidden: ({ ref }: Ref) => `${ref} প্রশ্নব্যাংকে লুকানো`,
  waits: () => 'প্রশ্নটি আগে থেকেই যাচাইয়ের অপেক্ষায় আছে, তবে সঠিক উত্তর, টপিক বা পরীক্ষাপত্র আলাদা',
  hasDraft: ({ ref }: Ref) => `${ref} প্রশ্নের একটি খসড়া আগে থেকেই আছে: আগে সেটি প্রকাশ বা বাতিল করুন`,
  refNotSet: ({ ref, where }: Ref & { where: Whereabouts }) =>
    `ref ${ref} বসানো হয়নি: প্রশ্নটি ${at(where)} আগে থেকেই আছে${'ref' in where ? '; --update দিলে বসবে' : ''}`,
  otherCapitals: ({ where }: { where: Whereabouts }) =>
    `অপশনের বড় ও ছোট হাতের অক্ষর আলাদা; ${at(where)} যেমন আছে তেমনই থাকবে`,
  questionElsewhere: ({ ref, where }: Ref & { where: Whereabouts }) => `${ref} প্রশ্নটি ${at(where)} আগে থেকেই আছে`,
  questionTwice: ({ ref, line, as }: Ref & { line: number; as: string }) =>
    `${ref} প্রশ্নটি ${inLine(line)} আগেই আছে, ${as} নামে`,
  otherOrigin: ({ ref }: Ref) => `ref ${ref} প্রশ্নব্যাংকের অন্য প্রশ্নের, তার উৎস আলাদা`,
  becomesAnother: ({ ref }: Ref) => `${ref} অন্য প্রশ্ন হয়ে যাবে: অপশনের কিছুই থাকবে না, মূল অংশেরও সামান্যই থাকবে`,
  didYouMean: ({ names }: { names: readonly string[] }) => `${banglaChoice(quoted(names))} লিখতে চেয়েছিলেন?`,
  resembles: ({ kind, name, other }: { kind: string; name: string; other: string }) =>
    `নতুন ${KINDS[kind] ?? kind} “${name}” আগে থেকে থাকা “${other}”-এর মতো`,
};

type UnknownColumns = { columns: Names; isHeader: boolean; known: readonly string[] };

export const pictureMessages = {
  badName: () => 'নামটি ২০০ অক্ষরের চেয়ে লম্বা, অথবা তাতে ফোল্ডারের নাম বা কন্ট্রোল ক্যারেক্টার আছে।',
  notAPicture: () => 'ফাইলের সঙ্গে শুধু JPEG, PNG ও WebP ছবি পাঠানো যায়।',
  tooLarge: ({ megabytes }: { megabytes: number }) => `ছবিটি ${megabytes} MB-এর চেয়ে বড়।`,
  nameTwice: () => 'আরেকটি ছবির নামও এটি।',
};

const SAVE_AS_UTF8 = 'UTF-8 হিসেবে সেভ করে (Excel-এ “CSV UTF-8”) আবার ইমপোর্ট করুন।';
const MAPPING = "কোন কলাম কী, বলে দিন: --map 'Question=stem'; বাদ দিতে --map 'Notes='।";

export const fileMessages = {
  empty: () => 'ফাইলটি খালি।',
  utf16: () => `ফাইলটি UTF-16। ${SAVE_AS_UTF8}`,
  notUtf8: () => `ফাইলটি UTF-8 নয়। ${SAVE_AS_UTF8}`,
  tooManyRows: ({ max }: Count) => `ফাইলে ${banglaNumber(max)}টির বেশি সারি আছে: ভাগ করে ইমপোর্ট করুন।`,
  takesTooLong: () => 'ফাইলটি পড়তে বেশি সময় লাগছে: ভাগ করে ইমপোর্ট করুন।',
  takesTooMuchMemory: () => 'ফাইলটি পড়তে বেশি মেমোরি লাগছে: ভাগ করে ইমপোর্ট করুন।',
  copBase: () => 'cop ০ থেকে গোনা, নাকি ১ থেকে, বলে দিন।',
  notCsv: ({ words }: { words: string }) => `ফাইলটি CSV নয়: ${words}।`,
  headerQuotes: ({ message }: { message: Message }) => `হেডার: ${wordsOf(message)}।`,
  mappedColumnMissing: (columns: Names) => `যে কলাম মেলাতে বলা হয়েছে, তা হেডারে নেই: ${listed(columns)}।`,
  columnWithoutName: () => "হেডারের একটি কলামের নাম নেই (বাদ দিতে --map '=')।",
  unknownColumns: ({ columns, isHeader, known }: UnknownColumns) =>
    `হেডারে এমন কলাম আছে, যা টেমপ্লেটে নেই: ${listed(columns)}।${isHeader ? '' : ' এটি কি হেডার?'} ` +
    `${MAPPING} টেমপ্লেটের কলাম: ${known.join(', ')}।`,
  columnTwice: (columns: Names) => `হেডারে একই কলাম দুবার আছে: ${listed(columns)}।`,
  columnClaimed: ({ column, columns }: { column: string; columns: Names }) =>
    `হেডারের কয়েকটি কলাম ${column} হয়ে যাচ্ছে: ${listed(columns)}। ${MAPPING}`,
  noStem: () => 'প্রথম সারিতে “stem” কলাম নেই: এটি কি হেডার?',
  foreign: ({ kind, formats }: { kind: Message; formats: readonly string[] }) =>
    `এটি ${wordsOf(kind)}। ইমপোর্ট যা পড়তে পারে: ${formats.join(', ')}। দেখুন api/docs/question-import.md।`,
  otherFormat: ({ kind, format, own }: { kind: Message; format: string; own: readonly string[] }) =>
    `এটি ${wordsOf(kind)}, ${format} নয়: ফরম্যাট হিসেবে ${banglaChoice(own)} দিন।`,

  ankiWithoutColumns: ({ columns }: { columns: number }) =>
    `ফাইলের ${banglaNumber(columns)}টি ফিল্ডের নাম দেওয়া নেই। নোটের আগে #columns:stem,option_a,… এমন একটি লাইন লিখুন, অথবা ক্রম ধরে ` +
    "বলে দিন: --map '1=stem' --map '2=option_a' …; বাদ দিতে --map '3='।",
  ankiHeader: ({ header }: { header: string }) => `হেডার “#${header}” পড়া যায়নি।`,
  ankiColumn: ({ header }: { header: string }) => `হেডার ${header} নোটের কোনো কলামের নাম নয়।`,
  notADocument: () => 'ফাইলটি Word ফাইল (.docx) হিসেবে পড়া যায়নি: ফাইলটি নষ্ট, পাসওয়ার্ড দেওয়া বা পুরোনো .doc ফরম্যাটের।',
  docxTooLarge: () => 'Word ফাইলটি বেশি বড়: কয়েকশ প্রশ্ন করে ভাগ করে ইমপোর্ট করুন।',
  docxWithoutQuestions: () =>
    'Word ফাইলে পড়ার মতো কোনো প্রশ্ন নেই: কোনো টেবিল নেই, আবার 1., 2. দিয়ে শুরু এমন প্রশ্নও নেই, যার অপশন a), b), c) ' +
    'আর সঠিক উত্তর (T) বা “Answer: C” এভাবে লেখা।',
  inTable: ({ table, message }: { table: number; message: Message }) =>
    `টেবিল ${banglaDigits(table)}: ${wordsOf(message)}`,
  notMoodleXml: () => 'ফাইলটি Moodle XML হিসেবে পড়া যায়নি: ফাইলটি নষ্ট, বা UTF-8 নয়।',
  noMoodleQuestions: () => 'ফাইলে কোনো প্রশ্ন নেই: এটি কি Moodle XML, আর পুরোটা কি আছে?',
  xmlTagTooLong: () => 'ফাইলের কোনো ট্যাগ, মন্তব্য বা লেখা 1 MB-এর চেয়ে বড়, তাই পড়া হয়নি।',
  xmlTooDeep: () => 'ফাইলে একটির ভেতরে আরেকটি করে ১০০ স্তরের বেশি এলিমেন্ট আছে।',
  xmlDeclares: () => 'ফাইলে নিজের এনটিটি বা ডকুমেন্ট টাইপ (<!DOCTYPE>) আছে; এগুলো পড়া হয় না।',
};

export const headerMessages = {
  serialNumbers: ({ names, more }: Names) => `বাদ গেছে, কারণ এতে সারির ক্রম লেখা: কলাম ${listed({ names, more })}`,
  readAsSba: () => 'কোনো কলামে ধরন বলা নেই: একটি সঠিক উত্তর আছে এমন সারি SBA হিসেবে পড়া হয়েছে',
};

export const kindMessages = {
  xlsx: () => 'Excel ফাইল (xlsx)',
  jsonl: () => 'JSON Lines ফাইল',
  gift: () => 'GIFT ফাইল',
  docx: () => 'Word ফাইল (docx)',
  pptx: () => 'প্রেজেন্টেশন (pptx)',
  apkg: () => 'Anki ডেক (apkg): এর নোটগুলো সাধারণ লেখা হিসেবে এক্সপোর্ট করুন',
  ankiText: () => 'Anki নোট (text)',
  ods: () => 'OpenDocument স্প্রেডশিট (ods)',
  openDocument: () => 'OpenDocument ফাইল (odt বা odp)',
  h5p: () => 'H5P প্যাকেজ, যা অন্য কোনো প্রোগ্রাম পড়তে পারে না: এর প্রশ্নগুলো টেমপ্লেটে কপি করুন',
  contentPackage: () =>
    'QTI, Common Cartridge বা SCORM প্যাকেজ: যেখানে তৈরি, সেখান থেকে প্রশ্নগুলো Moodle XML, GIFT, Aiken বা CSV হিসেবে এক্সপোর্ট করুন',
  qti: () =>
    'QTI ফাইল: যেখানে তৈরি, সেখান থেকে প্রশ্নগুলো Moodle XML, GIFT, Aiken বা CSV হিসেবে এক্সপোর্ট করুন; এই প্রোগ্রামের প্রশ্ন হলে JSON Lines হিসেবে',
  gzip: () => 'gzip আর্কাইভ (Moodle-এর ব্যাকআপ?): প্রশ্নব্যাংকটি Moodle XML হিসেবে এক্সপোর্ট করুন',
  zip: () => 'zip আর্কাইভ: আনজিপ করে ভেতরের ফাইল ইমপোর্ট করুন; QTI, H5P বা SCORM প্যাকেজ ইমপোর্ট করা যায় না',
  moodleXml: () => 'Moodle XML ফাইল',
  xml: () => 'XML ফাইল',
  html: () => 'ওয়েব পেজ (HTML)',
  jsonArray: () => 'JSON অ্যারে: বন্ধনী ছাড়া প্রতি লাইনে একটি প্রশ্ন লিখুন',
  pdf: () => 'PDF ফাইল: এর প্রশ্নগুলো টেমপ্লেটে টাইপ করতে হবে',
  oldOffice: () => '২০০৭ সালের আগের Office ফাইল (xls বা doc): XLSX হিসেবে সেভ করুন',
  sqlite: () => 'SQLite ডেটাবেস (Anki-র সংগ্রহ?)',
  rtf: () => 'RTF ফাইল',
};

const MAP_FORM = "map লিখতে হয় COLUMN=FIELD এভাবে, যেমন 'Question=stem'; FIELD খালি রাখলে কলামটি বাদ যায়";

export const inputMessages = {
  format: ({ formats }: { formats: readonly string[] }) => `format এগুলোর একটি হতে হবে: ${banglaChoice(formats)}`,
  copBase: () => 'cop_base 0 বা 1 হতে হবে: MedMCQA-র এই কপিতে সঠিক উত্তর ০ থেকে গোনা, নাকি ১ থেকে, বলে দিন',
  mapOnlyForTemplate: () => 'map শুধু csv, xlsx ও ods ফরম্যাটে চলে, যেখানে কলামের নাম থাকে, আর docx ও anki ফরম্যাটে',
  quotesOnlyForCsv: () => 'lenient_quotes শুধু csv ফরম্যাটে চলে',
  typeNotForFormat: () =>
    'type শুধু csv, xlsx, ods, jsonl, docx ও anki ফরম্যাটে চলে: অন্য ফরম্যাটে প্রতিটি প্রশ্নের ধরন বলাই থাকে',
  bijoy: () => 'bijoy হতে হবে convert বা keep',
  boardWithYear: () => 'board ও year একসঙ্গে দিতে হয়',
  mappingTooLong: ({ max }: Count) => `map: একটি মিল ${banglaNumber(max)} অক্ষরের চেয়ে লম্বা`,
  mappingForm: () => MAP_FORM,
  tooManyMappings: ({ max }: Count) => `map: ${banglaNumber(max)}টির বেশি মিল`,
  noSuchColumn: ({ field }: Field) => `map: টেমপ্লেটে “${field}” নামের কলাম নেই। ${MAP_FORM}`,
  mappedTwice: ({ column }: { column: string }) => `map: “${column}” দুবার দেওয়া হয়েছে`,
};
