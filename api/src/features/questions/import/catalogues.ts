// A thread reads files, and its messages become words here: formats that only the thread loads have catalogues of their own.
import './messages.ts';
import './format-messages.ts';
import './export-messages.ts';
import './bijoy/messages.ts';
import './damaged/messages.ts';
import './docx/messages.ts';
import './sheet/messages.ts';
