import { type KeyboardEvent, useRef } from 'react';
import styles from './styles.module.css';
import { panelId, tabId } from './tab-ids';

export type Tab<Name extends string> = { readonly name: Name; readonly title: string };

type Props<Name extends string> = {
  /** Prefix of the ids of tabs and panels. */
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs with a roving tab stop: arrow keys, Home and End move between them. */
export default function Tabs<Name extends string>(props: Props<Name>) {
  const { id, label, tabs, chosen, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent): void {
    const place = tabs.findIndex(({ name }) => name === chosen);
    const next = placeAfter(event.key, place, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChoose(tab.name);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  }

  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={label}>
      {tabs.map(({ name, title }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(id, name)}
          aria-controls={panelId(id, name)}
          aria-selected={name === chosen}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
          onKeyDown={move}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

function placeAfter(key: string, place: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (place + step + count) % count;
}
