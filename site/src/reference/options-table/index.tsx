import BuiltHtml from '../built-html';
import type { Html } from '../published';
import styles from './styles.module.css';

type Props = {
  /** Written by `src/reference/node/remark-options-table.ts` from the types of the page's version. */
  readonly html: Html;
};

/** A table of the fields or methods of a type. */
export default function OptionsTable({ html }: Props) {
  return <BuiltHtml as="div" className={styles.table} html={html} />;
}
