import { useStorageSlot } from '@docusaurus/theme-common';
import Tabs from '@site/src/ui/tabs';
import { useEffect } from 'react';
import type { LivePartsProps, Variant } from './live-parts-props';
import styles from './styles.module.css';

type Props = Pick<LivePartsProps, 'id' | 'variants' | 'variant' | 'onVariant'>;

const LABELS: Readonly<Record<Variant, string>> = { main: 'TypeScript', react: 'React' };

/**
 * Selects the variant to show and run. All samples of a page change together, and the choice is
 * stored.
 */
export default function VariantTabs({ id, variants, variant, onVariant }: Props) {
  const [stored, slot] = useStorageSlot('docusaurus.tab.sample');
  const chosen = variants.find((name) => name === stored) ?? variants[0] ?? variant;

  useEffect(() => onVariant(chosen), [chosen, onVariant]);

  if (variants.length < 2) return <span className={styles.language}>{LABELS[variant]}</span>;

  return (
    <Tabs
      id={id}
      label="Sample language"
      tabs={variants.map((name) => ({ name, title: LABELS[name] }))}
      chosen={variant}
      onChoose={slot.set}
    />
  );
}
