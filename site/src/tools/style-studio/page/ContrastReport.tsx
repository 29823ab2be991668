import type { ContrastFinding } from '../contrast-check';
import { withLabels, withEntryStyle } from '../studio-style';
import panel from '@site/src/tools/shared/panel/panel.module.css';
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
    <section className={panel.group} aria-label="Contrast">
      <p className={panel.title}>Contrast</p>
      <p className={panel.hint} role="status">
        {findings.length === 0
          ? 'Labels pass WCAG AA on every floor colour in both themes.'
          : `${findings.length} below the contrast ratio that WCAG AA requires at this size.`}
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
                <span>No colour passes. Change the text colour.</span>
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
        <p className={panel.hint}>
          {findings.length - MAX_LISTED} more. To improve them all, make the text darker in the
          light theme and brighter in the dark theme.
        </p>
      )}
    </section>
  );
}
