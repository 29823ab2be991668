import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { useSnapshot } from './session-context.ts';

type SearchFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

export function SearchField({ label, value, onChange }: SearchFieldProps): ReactNode {
  const { texts } = useSnapshot();
  return (
    <div className="vw-search" role="search">
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {value !== '' && (
        <button
          type="button"
          className="vw-round"
          aria-label={texts.clearSearch}
          onClick={() => onChange('')}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
