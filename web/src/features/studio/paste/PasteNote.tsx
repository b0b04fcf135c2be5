import { IconX } from '../../../components/icons.ts';
import { describeLosses, type Losses } from './losses.ts';
import { t } from './messages/index.ts';
import classes from './PasteNote.module.css';

type Props = {
  losses: Losses;
  onDismiss: () => void;
  /** Opens the upload that the editor has for pictures. */
  onAddPicture?: (() => void) | undefined;
};

/** What the last paste left out, under its field. */
export function PasteNote({ losses, onDismiss, onAddPicture }: Props) {
  const words = describeLosses(losses);
  return (
    <div className={classes.note} data-shown={words !== '' || undefined}>
      <p aria-live="polite">{words}</p>
      {words !== '' && (
        <div className={classes.tools}>
          {losses.picture !== undefined && onAddPicture && (
            <button type="button" onClick={onAddPicture}>
              {t('studio.pasteAddPicture')}
            </button>
          )}
          <button type="button" aria-label={t('studio.pasteDismiss')} onClick={onDismiss}>
            <IconX size={20} aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}
