import { Picture as Image } from '../../../components/Picture.tsx';
import { IconChevronDown, IconX } from '../../../components/icons.ts';
import { TextField } from '../paste/index.ts';
import { LicenceField } from './LicenceField.tsx';
import { t } from './messages/index.ts';
import { MAX_ALT, MAX_CREDIT, MAX_SOURCE, type Picture, thumbnailOf } from './picture.ts';
import classes from './PicturesField.module.css';

type Props = {
  picture: Picture;
  index: number;
  count: number;
  disabled: boolean;
  onChange: (fields: Partial<Picture>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

export function PictureRow({ picture, index, count, disabled, onChange, onMove, onRemove }: Props) {
  const number = index + 1;
  const isMissing = picture.alt.trim() === '';
  return (
    <li className={classes.row} aria-label={t('studio.picturePlace', { number })}>
      <Image
        src={thumbnailOf(picture)}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        fallback={<p className={classes.broken}>{picture.alt}</p>}
      />
      <div className={classes.texts}>
        <TextField
          takesFiles
          label={t('studio.pictureAlt')}
          description={t('studio.pictureAltHint')}
          required
          maxLength={MAX_ALT}
          value={picture.alt}
          disabled={disabled}
          error={isMissing && t('studio.pictureAltMissing')}
          onChange={({ currentTarget }) => onChange({ alt: currentTarget.value })}
        />
        <TextField
          takesFiles
          label={t('studio.pictureCredit')}
          description={t('studio.pictureCreditHint')}
          maxLength={MAX_CREDIT}
          value={picture.credit}
          disabled={disabled}
          onChange={({ currentTarget }) => onChange({ credit: currentTarget.value })}
        />
        <TextField
          takesFiles
          label={t('studio.pictureSource')}
          description={t('studio.pictureSourceHint')}
          required
          maxLength={MAX_SOURCE}
          value={picture.source}
          disabled={disabled}
          error={picture.source.trim() === '' && t('studio.pictureSourceMissing')}
          onChange={({ currentTarget }) => onChange({ source: currentTarget.value })}
        />
        <LicenceField value={picture.licence} disabled={disabled} onChange={(licence) => onChange({ licence })} />
      </div>
      <PictureTools {...{ number, count, disabled, onMove, onRemove }} />
    </li>
  );
}

type ToolsProps = Pick<Props, 'count' | 'disabled' | 'onMove' | 'onRemove'> & { number: number };

const PictureTools = ({ number, count, disabled, onMove, onRemove }: ToolsProps) => (
  <div className={classes.tools}>
    <button
      type="button"
      data-earlier
      disabled={disabled || number === 1}
      aria-label={t('studio.pictureEarlier', { number })}
      onClick={() => onMove(-1)}
    >
      <IconChevronDown size={20} className={classes.up} aria-hidden />
    </button>
    <button
      type="button"
      data-later
      disabled={disabled || number === count}
      aria-label={t('studio.pictureLater', { number })}
      onClick={() => onMove(1)}
    >
      <IconChevronDown size={20} aria-hidden />
    </button>
    <button
      type="button"
      data-remove
      disabled={disabled}
      aria-label={t('studio.pictureRemove', { number })}
      onClick={onRemove}
    >
      <IconX size={20} aria-hidden />
    </button>
  </div>
);
