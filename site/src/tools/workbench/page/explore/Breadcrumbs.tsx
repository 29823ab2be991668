import type { ValuePlace } from '../../protocol';
import { formatPointer, parsePointer } from '../../json-pointer';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  readonly place: ValuePlace;
  readonly onOpen: (place: ValuePlace | undefined) => void;
};

/** The file of a value and its path there; each part opens the value at it. */
export function Breadcrumbs({ place: { file, pointer }, onOpen }: Props): ReactNode {
  const steps = parsePointer(pointer);
  const parts = [
    { name: 'Files', place: undefined },
    { name: file, place: { file, pointer: '' } },
    ...steps.map((name, at) => ({
      name,
      place: { file, pointer: formatPointer(steps.slice(0, at + 1)) },
    })),
  ];
  return (
    <nav aria-label="Place in the bundle">
      <ol className={styles.crumbs}>
        {parts.map(({ name, place }, at) => (
          <li key={place ? place.pointer : 'files'}>
            {at === parts.length - 1 ? (
              <span aria-current="location">{name}</span>
            ) : (
              <button type="button" className={styles.link} onClick={() => onOpen(place)}>
                {name}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
