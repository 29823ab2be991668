import BuiltHtml from '../built-html';
import type { Html } from '../published';
import styles from './styles.module.css';

type Props = { readonly code: Html | undefined };

/** Code with links to the types that it names. */
export default function Declaration({ code }: Props) {
  if (code === undefined) return null;
  return (
    <pre className={styles.declaration} role="group" aria-label="Declaration">
      <BuiltHtml as="code" html={code} />
    </pre>
  );
}
