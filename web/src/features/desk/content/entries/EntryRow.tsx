import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Picture } from '../../../../components/Picture.tsx';
import { RowTools } from '../../../studio/row-tools/index.ts';
import { rows } from '../../../studio/paged/index.ts';
import { when } from '../../../studio/shell/index.ts';
import { t } from '../messages/index.ts';
import classes from './Entries.module.css';

const THUMBNAIL_PX = 64;

export type EntryHead = {
  id: string;
  version: string;
  edited: { at: string; by: { name: string } | null } | null;
};

type Props = {
  entry: EntryHead;
  to: string;
  title: string;
  thumbnail?: string | undefined;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onFirst?: () => void;
  onRemove: () => void;
  children?: ReactNode;
};

export function EntryRow({ entry: { id, edited }, to, title, thumbnail, children, ...tools }: Props) {
  return (
    <li className={classes.row} data-entry={id}>
      {thumbnail && (
        <Picture
          className={classes.thumbnail}
          src={thumbnail}
          alt=""
          width={THUMBNAIL_PX}
          height={THUMBNAIL_PX}
          loading="lazy"
          fallback={null}
        />
      )}
      <div className={classes.what}>
        <Link to={to} className={classes.title}>
          {title}
        </Link>
        <p className={rows.facts}>
          {children}
          {edited && <span>{t('desk.contentEdited', { by: edited.by?.name ?? 'none', when: when(edited.at) })}</span>}
        </p>
      </div>
      <RowTools name={title} {...tools} />
    </li>
  );
}
