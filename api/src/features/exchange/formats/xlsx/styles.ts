import { isSymbolFont } from 'text/symbol-font.ts';
import { FileError } from '../../files/file-error.ts';
import { workbookMessages } from '../../sheet/messages.ts';
import { readTags } from '../../files/read-xml.ts';
import { markOf, type Font } from '../../sheet/font-marks.ts';
import { toCellFormat, type CellFormat } from './number-format.ts';
import { MAX_PART_BYTES } from './relations.ts';
import type { ZipArchive } from '../../files/read-zip.ts';

// Excel's own limit is 65,490.
const MAX_STYLES = 100_000;
const LISTS = new Set('numFmts fonts fills borders cellStyleXfs cellXfs cellStyles dxfs tableStyles colors'.split(' '));

type Attributes = Record<string, string>;
export type CellStyle = { format: CellFormat; font: Font };
export type Styles = {
  /** By the `s` of a cell. */
  cells: readonly CellStyle[];
  /** Conditional formats that change what a cell shows. */
  conditional: ReadonlySet<number>;
};

export const DEFAULT_STYLE: CellStyle = { format: toCellFormat(0), font: { marks: [] } };

export async function readStyles(zip: ZipArchive, part: string | undefined): Promise<Styles> {
  if (part === undefined) return { cells: [], conditional: new Set() };
  const sheet = new StyleSheet();
  for await (const [name, attributes] of readTags(await zip.open(part, MAX_PART_BYTES))) sheet.add(name, attributes);
  return sheet.resolve();
}

class StyleSheet {
  #list = '';
  #size = 0;
  readonly #codes = new Map<number, string>();
  readonly #fonts: Font[] = [];
  readonly #named: Attributes[] = [];
  readonly #cells: Attributes[] = [];
  #conditional = -1;
  readonly #changing = new Set<number>();

  add(name: string, attributes: Attributes): void {
    if (LISTS.has(name)) this.#list = name;
    const count = () => {
      this.#size += 1;
      if (this.#size > MAX_STYLES) throw new FileError(workbookMessages.tooManyFormats({ max: MAX_STYLES }));
    };
    switch (`${this.#list} ${name}`) {
      case 'numFmts numFmt':
        count();
        this.#codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
        break;
      case 'fonts font':
        count();
        this.#fonts.push({ marks: [] });
        break;
      case 'fonts strike':
      case 'fonts vertAlign':
      case 'fonts name':
        this.#mark(name, attributes);
        break;
      case 'cellStyleXfs xf':
        count();
        this.#named.push(attributes);
        break;
      case 'cellXfs xf':
        count();
        this.#cells.push(attributes);
        break;
      case 'dxfs dxf':
        count();
        this.#conditional += 1;
        break;
      case 'dxfs strike':
      case 'dxfs vertAlign':
      case 'dxfs numFmt':
        if (name === 'numFmt' || markOf(name, attributes)) this.#changing.add(this.#conditional);
        break;
    }
  }

  #mark(name: string, attributes: Attributes): void {
    const font = this.#fonts.at(-1);
    if (!font) return;
    const mark = markOf(name, attributes);
    if (mark && !font.marks.includes(mark)) font.marks = [...font.marks, mark];
    if (name === 'name' && isSymbolFont(attributes['val'] ?? '')) font.symbols = attributes['val'];
  }

  resolve(): Styles {
    const formats = new Map<number, CellFormat>();
    const toFormat = (id: number) => {
      const format = formats.get(id) ?? toCellFormat(id, this.#codes.get(id));
      formats.set(id, format);
      return format;
    };
    const cells = this.#cells.map((xf): CellStyle => {
      const named = this.#named[Number(xf['xfId'] ?? -1)] ?? {};
      return {
        format: toFormat(Number(xf['numFmtId'] ?? named['numFmtId'] ?? 0)),
        font: this.#fonts[Number(xf['fontId'] ?? named['fontId'] ?? 0)] ?? DEFAULT_STYLE.font,
      };
    });
    return { cells, conditional: this.#changing };
  }
}
