import ANAT from './2021/ANAT.json' with { type: 'json' };
import BIOCHEM from './2021/BIOCHEM.json' with { type: 'json' };
import COMM from './2021/COMM.json' with { type: 'json' };
import FM from './2021/FM.json' with { type: 'json' };
import MED from './2021/MED.json' with { type: 'json' };
import MICRO from './2021/MICRO.json' with { type: 'json' };
import OBG from './2021/OBG.json' with { type: 'json' };
import PATH from './2021/PATH.json' with { type: 'json' };
import PHRM from './2021/PHRM.json' with { type: 'json' };
import PHYS from './2021/PHYS.json' with { type: 'json' };
import SURG from './2021/SURG.json' with { type: 'json' };

/** `same` names the item in other versions. `words` are what questions on it say beside its name: only suggestions read them. */
type FileItem = { code: string; name: string; words?: string; same?: string[] };

/** What a file of this folder holds: the cards of one subject in one version of the curriculum. */
export type ItemFile = {
  version: string;
  subject: string;
  prof: string;
  source: string;
  checked: boolean;
  cards: { code: string; name: string; term?: string; items: FileItem[] }[];
};

/** Every file, named one by one so that bundlers find them too. */
export const ITEM_FILES: readonly ItemFile[] = [ANAT, BIOCHEM, COMM, FM, MED, MICRO, OBG, PATH, PHRM, PHYS, SURG];
