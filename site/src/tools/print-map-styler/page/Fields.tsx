import { MAX_TEXT_LENGTH } from '../print-settings';
import type { ReactNode } from 'react';
import panel from '@site/src/tools/shared/panel/panel.module.css';

export function Check({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}): ReactNode {
  return (
    <label className={panel.check}>
      <input
        type="checkbox"
        checked={value}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}

export function TextField({
  label,
  value,
  placeholder,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
}): ReactNode {
  return (
    <label className={panel.textField}>
      <span>{label}</span>
      <input
        type="text"
        maxLength={MAX_TEXT_LENGTH}
        value={value}
        placeholder={placeholder}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
}
