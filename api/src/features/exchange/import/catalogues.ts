// Messages of the reading thread become words in the main thread, which must know the catalogues of all formats.
import '../../bank/draft/index.ts';
import '../../../texts/messages.ts';
import '../../../texts/damage/messages.ts';
import '../messages.ts';
import '../formats/messages.ts';
import '../formats/export-messages.ts';
import '../formats/docx/messages.ts';
import '../sheet/messages.ts';
import './bijoy/messages.ts';
