const SEPARATORS = /[\s,;:()[\]"'/.।–-]+/u;
const LOST_IN_WORD = /\p{Ll}\?\p{Ll}(?![.)])|\d ?\?(?:g|m|s|L|l|mol|M|C|F)(?![A-Za-z])/u;
const LONG = 4;

/** Question marks where a program had no letter: words of nothing else. A few of them may be an author's own. */
export function lostLetters(text: string): { certain: boolean; at: number } | undefined {
  if (text.includes('??')) {
    const { groups, long } = wordsOfMarks(text);
    const isSentence = groups.some(({ words, marks }) => words >= 2 && marks > LONG);
    const hasOthers = /\p{L}/u.test(text);
    const isSuspect = long > 0 || groups.some(({ words }) => words >= 2);
    const at = text.indexOf('??');
    if (isSentence || long >= 2 || (isSuspect && !hasOthers)) return { certain: true, at };
    if (isSuspect) return { certain: false, at };
  }
  const inWord = text.search(LOST_IN_WORD);
  return inWord < 0 ? undefined : { certain: false, at: inWord };
}

/** Words of question marks that follow each other, and how many words are of many. */
function wordsOfMarks(text: string) {
  const groups = [{ words: 0, marks: 0 }];
  let long = 0;
  for (const word of text.split(SEPARATORS)) {
    const group = groups.at(-1)!;
    if (!/^\?+$/.test(word)) {
      groups.push({ words: 0, marks: 0 });
      continue;
    }
    group.marks += word.length;
    if (word.length >= 2) group.words += 1;
    if (word.length >= LONG) long += 1;
  }
  return { groups, long };
}
