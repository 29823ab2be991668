import type { MapKey } from '../map-keys/map-key';
import type { MapKeyStore } from '../map-keys/map-key-store';
import { useState } from 'react';
import dialogStyles from './map-keys.module.css';
import MapKeyRow from './MapKeyRow';
import RenameForm from './RenameForm';

type Props = {
  readonly store: MapKeyStore;
  readonly keys: readonly MapKey[];
  /** Announces a change to screen readers. */
  readonly onSay: (text: string) => void;
  readonly onRemoved: () => void;
};

/** The map keys of the user, with their actions. */
export default function MapKeyList({ store, keys, onSay, onRemoved }: Props) {
  const [renaming, setRenaming] = useState<string>();
  const [renamed, setRenamed] = useState<string>();

  const finish = (label: string): void => {
    setRenaming(undefined);
    setRenamed(label);
  };
  const rename = (label: string, wanted: string): string | undefined => {
    const before = store.getKeys().findIndex((key) => key.label === label);
    const problem = store.rename(label, wanted);
    if (problem) return problem.message;
    const name = store.getKeys()[before]?.label ?? wanted;
    onSay(`Renamed to ${name}.`);
    finish(name);
    return undefined;
  };

  return (
    <ul className={dialogStyles.list} aria-label="Keys">
      {keys.map((key) => (
        <li key={key.label}>
          {key.label === renaming ? (
            <RenameForm
              label={key.label}
              onRename={(wanted) => rename(key.label, wanted)}
              onCancel={() => finish(key.label)}
            />
          ) : (
            <MapKeyRow
              mapKey={key}
              takesFocus={key.label === renamed}
              onRename={() => {
                setRenamed(undefined);
                setRenaming(key.label);
              }}
              onRemove={() => {
                store.remove(key.label);
                onSay(`Removed ${key.label}.`);
                onRemoved();
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
