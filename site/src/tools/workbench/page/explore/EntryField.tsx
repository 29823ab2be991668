import type { JsonKind } from '../../explore/explorer-protocol';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

type Props = {
  readonly kind: JsonKind;
  readonly label: string;
  readonly text: string;
  /** Id of the message about the text. */
  readonly problem: string | undefined;
  readonly onText: (text: string) => void;
  /** Called for Escape. */
  readonly onCancel: () => void;
};

/** Longer texts have several lines. */
const MAX_LINE_LENGTH = 60;
const MAX_ROWS = 16;

/** The field for a value of the kind; objects and lists are entered as JSON. */
export function EntryField({ kind, label, text, problem, onText, onCancel }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [field] = useState(() => chooseField(kind, text));
  useEffect(() => box.current?.querySelector<HTMLElement>(field)?.focus(), [field]);
  const shared = {
    'aria-label': label,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem,
    value: text,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onText(currentTarget.value),
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // It would leave the full screen too.
      event.stopPropagation();
      onCancel();
    },
  };
  return (
    <div ref={box} className={styles.entry}>
      {field === 'select' && (
        <select {...shared}>
          <option>true</option>
          <option>false</option>
        </select>
      )}
      {field === 'input' && (
        <input
          {...shared}
          autoComplete="off"
          inputMode={kind === 'number' ? 'decimal' : 'text'}
          spellCheck={kind === 'text'}
        />
      )}
      {field === 'textarea' && (
        <textarea
          {...shared}
          spellCheck={kind === 'text'}
          rows={Math.min(MAX_ROWS, Math.max(3, text.split('\n').length))}
        />
      )}
    </div>
  );
}

function chooseField(kind: JsonKind, text: string): 'input' | 'select' | 'textarea' {
  if (kind === 'boolean') return 'select';
  if (kind === 'number') return 'input';
  const isLine = text.length <= MAX_LINE_LENGTH && !text.includes('\n');
  return kind === 'text' && isLine ? 'input' : 'textarea';
}
