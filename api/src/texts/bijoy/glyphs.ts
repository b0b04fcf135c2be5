// The code page of the Bijoy keyboard, as SutonnyMJ draws it. What ends in a hasanta joins the next consonant, what begins
// with one joins the last.

const pairs = (text: string): [glyph: string, text: string][] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]);

/** Independent vowels. */
export const VOWELS: ReadonlyMap<string, string> = new Map(pairs('Aঅ Bই Cঈ Dউ Eঊ Fঋ Gএ Hঐ Iও Jঔ'));

/** Written before the consonant that they follow in speech and in Unicode. */
export const VOWELS_BEFORE: ReadonlyMap<string, string> = new Map(pairs('wি †ে ‡ে ˆৈ ‰ৈ'));

export const VOWELS_AFTER: ReadonlyMap<string, string> = new Map(pairs('vা xী yু zু “ু –ু æু ~ূ ƒূ ‚ূ „ৃ …ৃ Šৗ'));

export const MARKS: ReadonlyMap<string, string> = new Map(pairs('sং tঃ uঁ'));

export const REPH = '©';

/** Consonants and conjuncts; some bring their vowel. */
export const CONSONANTS: ReadonlyMap<string, string> = new Map(
  pairs(`
    Kক Lখ Mগ Nঘ Oঙ Pচ Qছ Rজ Sঝ Tঞ Uট Vঠ Wড Xঢ Yণ Zত _থ \`দ aধ bন cপ dফ eব fভ gম hয iর jল kশ lষ mস nহ oড় pঢ় qয় rৎ
    •ঙ্ ”চ্ ˜দ্ ™দ্ šন্ ›ন্ ¤ম্ ®ষ্ ¯স্
    °ক্ক ±ক্ট ²ক্ষ্ম ³ক্ত ´ক্ম µক্র ¶ক্ষ ÿক্ষ ·ক্স ¸গু ºগ্দ »গ্ধ ¼ঙ্ক ½ঙ্গ ¾জ্জ Àজ্ঝ Áজ্ঞ Âঞ্চ Ãঞ্ছ Äঞ্জ Åঞ্ঝ Æট্ট Çড্ড Èণ্ট Éণ্ঠ Êণ্ড
    Ëত্ত Ìত্থ Îত্র Ïদ্দ ×দ্ধ Øদ্ব Ùদ্ম Úন্ঠ Ûন্ড Üন্ধ Ýন্স Þপ্ট ßপ্ত àপ্প áপ্স âব্জ ãব্দ äব্ধ åভ্র çম্ফ éল্ক êল্গ ëল্ট ìল্ড íল্প îল্ফ
    ïশু ðশ্চ ñশ্ছ òষ্ণ óষ্ট ôষ্ঠ õষ্ফ öস্খ ÷স্ট ùস্ফ ûহু üহৃ ýহ্ন þহ্ম`),
);

/** Second halves of conjuncts. */
export const JOINED: ReadonlyMap<string, string> = new Map(
  pairs('&্ ^্ব ‘্তু ’্থ ‹্ক Œ্ক্র —্ত Í্ত œ্ন è্ণ Ÿ্ব ¡্ব ¦্ব ¢্ভ £্ভ্র ¥্ম §্ম ¨্য ª্র «্র Ö্র ¬্ল \u00AD্ল ø্ল ¿্ত্র ú্প'),
);

export const SIGNS: ReadonlyMap<string, string> = new Map(pairs('|। 0০ 1১ 2২ 3৩ 4৪ 5৫ 6৬ 7৭ 8৮ 9৯ Ð– Ñ— Ò“ Ó” Ô‘ Õ’'));
