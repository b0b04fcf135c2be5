import { useId, useState, type DragEvent } from 'react';
import classes from './import/Import.module.css';
import pictureClasses from './import/Pictures.module.css';

type Props = {
  title: string;
  /** Of the field, which does the same by keyboard. */
  label: string;
  hint: string;
  problem: string | undefined;
  /** Whether the field takes a folder. */
  ofFolder?: boolean;
  onChoose: (files: File[]) => void;
  onDrop: (data: DataTransfer) => void;
};

/** Where files are dropped or chosen. */
export function DropZone({ title, label, hint, problem, ofFolder = false, onChoose, onDrop }: Props) {
  const hintId = useId();
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onDrop(event.dataTransfer);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The file field does the same by keyboard.
    <label
      className={classes.drop}
      data-over={isOver || undefined}
      onDrop={drop}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
    >
      <input
        type="file"
        multiple
        ref={(input) => {
          // React does not know the attribute.
          if (input) input.webkitdirectory = ofFolder;
        }}
        aria-label={label}
        aria-describedby={hintId}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // The same files may be chosen again.
          currentTarget.value = '';
        }}
      />
      <span className={classes.dropTitle}>{title}</span>
      <span className={classes.choose} aria-hidden>
        {label}
      </span>
      <span id={hintId} className={classes.hint}>
        {hint}
      </span>
      {problem && (
        <span role="alert" className={pictureClasses.fault}>
          {problem}
        </span>
      )}
    </label>
  );
}
