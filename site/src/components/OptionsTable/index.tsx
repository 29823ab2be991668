import BuiltHtml from '@site/src/components/BuiltHtml';
import type { Html } from '@site/src/reference/published';
import styles from './styles.module.css';

type Props = {
  /** Written by `src/mdx/remark-options-table.ts` from the types of the page's version. */
  readonly html: Html;
};

/** A table of the fields or methods of a type. */
export default function OptionsTable({ html }: Props) {
  return <BuiltHtml as="div" className={styles.table} html={html} />;
}
