import { readNumber } from 'text/number.ts';
import type { Message } from '../../../http/messages.ts';
import { rowMessages } from './messages.ts';

type Appearance = { board: string; year: number; sitting?: string };
type Papers = { appearances: unknown[] } | { refusal: Message };

const YEAR = /^([\d০-৯]{4})(?:[\s/-]+([a-z]+))?$/i;
const PAPER = /^([a-z]+)[\s_-]+([^\s_-][^]*)$/i;

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

const pieces = (value: unknown): string[] =>
  (Array.isArray(value) ? value : String(value).split(/[;,\n]/)).map((piece) => String(piece).trim()).filter(Boolean);

/** Reads `2023`, `2023 May` or `2023 november`; null for anything else. */
export function readPaper(board: string, text: string): Appearance | null {
  const found = YEAR.exec(text.trim());
  const year = readNumber(found?.[1] ?? '');
  if (year === undefined) return null;
  const paper = { board: board.trim().toUpperCase(), year };
  return found?.[2] ? { ...paper, sitting: capitalised(found[2]) } : paper;
}

/** `board` with `years` ("2023 May; 2024"), and `appearances` ("DHK 2023 May; CTG 2022", or a list of objects). */
export function takeAppearances(row: { board?: unknown; years?: unknown; appearances?: unknown }): Papers {
  const appearances: unknown[] = [];
  const papers = row.appearances ?? [];
  const years = pieces(row.years ?? '');
  if (years.length > 0 && !row.board) return { refusal: rowMessages.yearsWithoutBoard() };
  if (row.board && years.length === 0) return { refusal: rowMessages.boardWithoutYears() };
  for (const text of years) {
    const paper = readPaper(String(row.board), text);
    if (!paper) return { refusal: rowMessages.notAYear({ text }) };
    appearances.push(paper);
  }
  if (Array.isArray(papers) && papers.every((item) => typeof item !== 'string'))
    return { appearances: [...appearances, ...papers] };
  for (const text of pieces(papers)) {
    const found = PAPER.exec(text);
    const paper = found && readPaper(found[1]!, found[2]!);
    if (!paper) return { refusal: rowMessages.notAPaper({ text }) };
    appearances.push(paper);
  }
  return { appearances };
}
