import BuiltHtml from '../built-html';
import CodeBlock from '@site/src/ui/code-block';
import type { Html, PublishedSymbol } from '../published';
import styles from './styles.module.css';

export function Prose({ html }: { readonly html: Html | undefined }) {
  if (html === undefined) return null;
  return <BuiltHtml as="div" className={styles.prose} html={html} />;
}

export function DeprecationNote({ symbol }: { readonly symbol: PublishedSymbol }) {
  if (symbol.deprecated === undefined) return null;
  return (
    <p className={styles.deprecation}>
      <b>Deprecated.</b> <BuiltHtml html={symbol.deprecated} />
    </p>
  );
}

type ExamplesProps = { readonly symbol: PublishedSymbol; readonly title: string };

export function Examples({ symbol: { examples }, title }: ExamplesProps) {
  return examples?.map((html, at) => (
    <CodeBlock
      key={html}
      className={styles.example}
      language="ts"
      title={examples.length > 1 ? `${title} ${at + 1}` : title}
      html={html}
    />
  ));
}
