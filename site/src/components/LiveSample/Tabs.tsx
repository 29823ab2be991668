import { useStorageSlot } from '@docusaurus/theme-common';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { LivePartsProps, Variant } from './LiveParts';
import styles from './styles.module.css';

type Props = Pick<LivePartsProps, 'id' | 'variants' | 'variant' | 'onVariant'>;

const LABELS: Readonly<Record<Variant, string>> = { main: 'TypeScript', react: 'React' };
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Which variant is shown and run. All samples of a page change together, and it is remembered. */
export default function Tabs({ id, variants, variant, onVariant }: Props) {
  const [stored, slot] = useStorageSlot('docusaurus.tab.sample');
  const list = useRef<HTMLDivElement>(null);
  const chosen = variants.find((name) => name === stored) ?? variants[0] ?? variant;

  useEffect(() => onVariant(chosen), [chosen, onVariant]);

  if (variants.length < 2) return <span className={styles.language}>{LABELS[variant]}</span>;

  function move(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (variants.indexOf(variant) + step + variants.length) % variants.length;
    slot.set(variants[next] ?? variant);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  }

  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label="Language of the sample">
      {variants.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}-tab`}
          aria-controls={`${id}-${name}-panel`}
          aria-selected={name === variant}
          tabIndex={name === variant ? 0 : -1}
          onClick={() => slot.set(name)}
          onKeyDown={move}
        >
          {LABELS[name]}
        </button>
      ))}
    </div>
  );
}
