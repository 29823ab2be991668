import BuiltHtml from '@site/src/components/BuiltHtml';
import type { Html } from '@site/src/reference/published';
import styles from './styles.module.css';

type Props = { readonly code: Html | undefined };

/** Code with links to the types that it names. */
export default function Declaration({ code }: Props) {
  if (code === undefined) return null;
  return (
    // Scrolls sideways, so the keyboard must be able to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.declaration} tabIndex={0} aria-label="Declaration">
      <BuiltHtml as="code" html={code} />
    </pre>
  );
}
