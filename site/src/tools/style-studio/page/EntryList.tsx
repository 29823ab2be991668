import panel from '@site/src/tools/shared/panel/panel.module.css';
import { showInList } from '@site/src/tools/shared/show-in-list';
import { type ReactNode, useId, useState } from 'react';
import styles from './styles.module.css';
import type { StudioWork } from './use-studio';

/** The entries of the style, by their tokens. */
export function EntryList({ studio }: { readonly studio: StudioWork }): ReactNode {
  const { present, original, token, select } = studio;
  const [filter, setFilter] = useState('');
  const id = useId();
  const all = Object.entries(present.style);
  const found = all.filter(([name]) => name.toLowerCase().includes(filter.trim().toLowerCase()));
  return (
    <section className={panel.group} aria-label="Entries">
      <label className={panel.title} htmlFor={id}>
        Entries ({all.length})
      </label>
      <input
        id={id}
        type="search"
        placeholder="Filter by name"
        value={filter}
        onChange={({ currentTarget }) => setFilter(currentTarget.value)}
      />
      <ul className={panel.list}>
        {found.map(([name, entry]) => (
          <li key={name}>
            <button
              ref={name === token ? showInList : undefined}
              type="button"
              aria-pressed={name === token}
              onClick={() => select(name)}
            >
              <span className={styles.swatch} style={{ background: entry.color }} />
              <span className={styles.name}>{name}</span>
              {entry !== original.style[name] && <span className={styles.changed}>changed</span>}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={panel.hint}>No entries match.</p>}
    </section>
  );
}
