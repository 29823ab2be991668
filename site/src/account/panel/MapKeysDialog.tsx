import { mapKeyStore } from '../account';
import { MAX_MAP_KEYS } from '../map-keys/map-key';
import { useMapKeys } from '../map-keys/use-map-keys';
import { useEffect, useId, useRef, useState } from 'react';
import dialogStyles from './map-keys.module.css';
import MapKeyForm from './MapKeyForm';
import MapKeyList from './MapKeyList';

type Props = { readonly onClose: () => void };

/** The map keys of the user: add, rename, remove. */
export default function MapKeysDialog({ onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const keys = useMapKeys();
  const [said, setSaid] = useState('');
  const store = mapKeyStore();
  useEffect(() => dialog.current?.showModal(), []);

  if (!store) return null;
  return (
    <dialog
      ref={dialog}
      className={dialogStyles.dialog}
      aria-labelledby={headingId}
      onClose={onClose}
    >
      <div className={dialogStyles.head}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          Your map keys
        </h2>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => dialog.current?.close()}
        >
          Close
        </button>
      </div>
      <p>
        Keys of your own venues, for the playground. They stay in this browser, and are shown while
        you are logged in.
      </p>
      {store.getWarning() !== undefined && (
        <p role="alert" className={dialogStyles.warning}>
          {store.getWarning()}
        </p>
      )}
      {keys.length === 0 ? (
        <p className={dialogStyles.empty}>No keys yet. Add your first key.</p>
      ) : (
        <MapKeyList
          store={store}
          keys={keys}
          onSay={setSaid}
          // The button that was pressed is gone with its row.
          onRemoved={() => heading.current?.focus()}
        />
      )}
      {keys.length >= MAX_MAP_KEYS ? (
        <p>You have {MAX_MAP_KEYS} keys, which is the most. Remove one to add another.</p>
      ) : (
        <MapKeyForm
          onAdd={(key) => {
            const problem = store.add(key);
            if (!problem) setSaid(`Added ${key.label.trim()}.`);
            return problem;
          }}
        />
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </dialog>
  );
}
