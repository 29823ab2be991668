import type { PageChange } from './page-change';
import styles from './marks.module.css';

/** Marks the headings of changed sections, and their links in the outline. */
export function markSections(changes: readonly PageChange[]): void {
  const anchors = new Set(changes.flatMap(({ sections }) => sections.map(({ anchor }) => anchor)));
  anchors.delete('');
  for (const anchor of anchors) {
    document.getElementById(anchor)?.classList.add(styles['heading'] ?? '');
    document
      .querySelector(`.table-of-contents a[href="#${CSS.escape(anchor)}"]`)
      ?.classList.add(styles['outline'] ?? '');
  }
}
