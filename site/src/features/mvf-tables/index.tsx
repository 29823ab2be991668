import useBrokenLinks from '@docusaurus/useBrokenLinks';
import OptionsTable from '@site/src/reference/options-table';
import type { Html } from '@site/src/reference/published';
import styles from './styles.module.css';

type Props = {
  /** Written by `src/features/mvf-tables/node/remark-mvf-tables.ts`. */
  readonly html: Html;
  /** Ids in the HTML that links may point to, separated by spaces. */
  readonly anchors: string;
};

/** A table of fields, files or rules of the format. */
export default function MvfTable({ html, anchors }: Props) {
  const { collectAnchor } = useBrokenLinks();
  for (const anchor of anchors.split(' ')) collectAnchor(anchor);
  return (
    <div className={styles.tables}>
      <OptionsTable html={html} />
    </div>
  );
}
