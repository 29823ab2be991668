import type { MapKey } from '../map-keys/map-key';
import { useEffect, useRef } from 'react';
import dialogStyles from './map-keys.module.css';

type Props = {
  readonly mapKey: MapKey;
  /** Whether the key was renamed just now: the form that had the focus is gone. */
  readonly takesFocus: boolean;
  readonly onRename: () => void;
  readonly onRemove: () => void;
};

export default function MapKeyRow({ mapKey, takesFocus, onRename, onRemove }: Props) {
  const { label, venueId, key } = mapKey;
  const renameButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) renameButton.current?.focus();
  }, [takesFocus]);
  return (
    <div className={dialogStyles.row}>
      <div className={dialogStyles.text}>
        <strong>{label}</strong>
        <span>
          {venueId}, key {maskKey(key)}
        </span>
      </div>
      <div className={dialogStyles.actions}>
        <button
          ref={renameButton}
          type="button"
          className="button button--secondary button--sm"
          aria-label={`Rename ${label}`}
          onClick={onRename}
        >
          Rename
        </button>
        <button
          type="button"
          className="button button--secondary button--sm"
          aria-label={`Remove ${label}`}
          onClick={onRemove}
        >
          Remove
        </button>
      </div>
    </div>
  );
}

/** Enough to distinguish keys, too little to read over a shoulder. */
function maskKey(key: string): string {
  return key.length > 8 ? `…${key.slice(-4)}` : '…';
}
