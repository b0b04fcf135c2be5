// Messages of the reading thread become words in the main thread, which must know the catalogues of all formats.
import './messages.ts';
import './format-messages.ts';
import './export-messages.ts';
import './bijoy/messages.ts';
import './damaged/messages.ts';
import './docx/messages.ts';
import './sheet/messages.ts';
