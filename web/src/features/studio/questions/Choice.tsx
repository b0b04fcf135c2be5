import { NativeSelect } from '@mantine/core';

type Option = { value: string; label: string };
type Props = {
  label: string;
  all: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
};

export function Choice({ label, all, options, value, onChange }: Props) {
  // Of a deep link, before the choices have loaded.
  const isMissing = value !== '' && !options.some((option) => option.value === value);
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      data={[{ value: '', label: all }, ...options, ...(isMissing ? [{ value, label: value }] : [])]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
