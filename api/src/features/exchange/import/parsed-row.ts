import type { Draft } from '../../bank/draft/index.ts';
import type { Message } from '../../../http/messages.ts';

/** A picture inside the file, by the name that `media` gives it. */
export type EmbeddedPictures = ReadonlyMap<string, () => Promise<Buffer>>;

type Place = {
  /** Where the question begins. */
  line: number;
  /** The place in words, where `line` is not how an editor finds it. */
  at?: Message;
  /** By columns of the template, as the file has them; without it a table shows those of the draft. */
  cells?: Readonly<Record<string, string>>;
  edited?: boolean;
  /** About the file as a whole; with its first row. */
  fileWarnings?: readonly Message[];
  /** Shown with it, but not a part of its texts. */
  pictures?: readonly Message[];
  embedded?: EmbeddedPictures;
};

/** A question of a file; `notes` become warnings. */
export type ParsedRow = Place & ({ draft: Draft; notes?: readonly Message[] } | { refusal: Message });

export type Refusal = { line: number; at?: Message; reason: Message };
