import type { CSSProperties } from 'react';
import { SCALES } from './scales';
import styles from './styles.module.css';

const LOOKS: Readonly<Record<(typeof SCALES)[number]['prefix'], string | undefined>> = {
  'text-': styles.text,
  'space-': styles.space,
  'radius-': styles.radius,
  'control-': styles.control,
  'elevation-': styles.elevation,
  'duration-': styles.duration,
  'easing-': styles.easing,
  '': styles.color,
};

/** Every step of every scale. */
export default function Scales() {
  return (
    <section className={styles.part} aria-labelledby="scales">
      <h2 id="scales">Scales</h2>
      {SCALES.map(({ title, prefix, steps }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <ul className={prefix === 'text-' ? styles.lines : styles.scale}>
            {steps.map((step) => (
              <li key={step}>
                <code>{prefix + step}</code>
                <span
                  className={LOOKS[prefix]}
                  style={{ '--token': `var(--portal-${prefix}${step})` } as CSSProperties}
                >
                  {prefix === 'text-' && 'A floor plan'}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
