import type { ContrastFinding } from '../contrast-check';
import { withLabels, withEntryStyle } from '../studio-style';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import type { StudioWork } from './use-studio';

const MAX_LISTED = 12;

/** Labels with too little contrast, and suggested colours. */
export function ContrastReport({ studio }: { readonly studio: StudioWork }): ReactNode {
  const { findings, present, change } = studio;
  if (!findings) return null;
  const apply = ({ token, theme, suggestion: color }: ContrastFinding): void => {
    if (color === undefined) return;
    const { labels } = present;
    change(
      token === undefined
        ? withLabels(present, { [theme]: { ...labels[theme], halo: color } })
        : withEntryStyle(present, token, { color }),
    );
  };
  return (
    <section className={styles.panel} aria-label="Contrast">
      <p className={styles.title}>Contrast</p>
      <p className={styles.hint} role="status">
        {findings.length === 0
          ? 'Labels pass WCAG AA on every floor colour, in light and in dark.'
          : `${findings.length} below the ratio that WCAG AA asks for at this size.`}
      </p>
      <ul className={styles.findings}>
        {findings.slice(0, MAX_LISTED).map((finding) => {
          const { theme, token, ratio, needed, suggestion } = finding;
          return (
            <li key={`${theme} ${token ?? ''}`}>
              <span>
                {theme === 'light' ? 'Light' : 'Dark'}: text on{' '}
                {token === undefined ? 'its outline' : <strong>{token}</strong>} {ratio.toFixed(2)}
                :1, needs {needed}:1.
              </span>
              {suggestion === undefined ? (
                <span>No colour passes: change the text.</span>
              ) : (
                <button
                  type="button"
                  className="button button--secondary button--sm"
                  onClick={() => apply(finding)}
                >
                  <span className={styles.swatch} style={{ background: suggestion }} />
                  Use {suggestion}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {findings.length > MAX_LISTED && (
        <p className={styles.hint}>
          {findings.length - MAX_LISTED} more. A text that is darker in light and brighter in dark
          helps all of them.
        </p>
      )}
    </section>
  );
}
