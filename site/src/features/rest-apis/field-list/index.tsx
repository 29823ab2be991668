import BuiltHtml from '@site/src/reference/built-html';
import type { Html } from '@site/src/reference/published';
import styles from './styles.module.css';

type Props = {
  /** Written by `src/features/rest-apis/node/operation-nodes.ts`. */
  readonly html: Html;
};

/** Lists of fields: what a request takes, what an answer or an object has. */
export default function RestFields({ html }: Props) {
  return <BuiltHtml as="div" className={styles.fields} html={html} />;
}
