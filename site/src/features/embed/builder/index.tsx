import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { writeDeepLink } from '@brand/viewer-embed';
import { useBrand } from '@site/src/kit/use-brand';
import ViewerFrame from '../viewer-frame';
import { type EmbedChoice, type SnippetKind, writeSnippet } from '../snippets';
import CodeBlock from '@site/src/ui/code-block';
import { type ReactNode, useState } from 'react';
import Fields from './Fields';
import styles from './styles.module.css';

const KINDS: readonly (readonly [kind: SnippetKind, name: string])[] = [
  ['iframe', 'Iframe'],
  ['script', 'Script'],
  ['react', 'React'],
];
const FIRST: EmbedChoice = { venue: 'harbour-mall', title: 'Map of Harbour Mall', height: 500 };

/** Builds the embed code of a map, with a preview. */
export default function EmbedBuilder(): ReactNode {
  const brand = useBrand();
  const path = useBaseUrl('/viewer/');
  const isBrowser = useIsBrowser();
  const [choice, setChoice] = useState(FIRST);
  const [kind, setKind] = useState<SnippetKind>('iframe');
  const [isShown, setIsShown] = useState(false);
  const code = writeSnippet(kind, choice, {
    viewerUrl: new URL(path, brand.siteUrl).href,
    packageScope: `@${brand.slug}`,
  });
  return (
    <section className={styles.builder} aria-label="Embed builder">
      <Fields choice={choice} onChange={setChoice} />
      <fieldset className={styles.kinds} data-markdown-ignore>
        <legend>Code</legend>
        {KINDS.map(([each, name]) => (
          <label key={each}>
            <input
              type="radio"
              name="snippet"
              checked={each === kind}
              onChange={() => setKind(each)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <CodeBlock language={kind === 'react' ? 'tsx' : 'html'}>{code}</CodeBlock>
      {isShown && isBrowser ? (
        <Preview path={path} choice={choice} />
      ) : (
        <button type="button" className="button button--primary" onClick={() => setIsShown(true)}>
          Show map
        </button>
      )}
    </section>
  );
}

function Preview({
  path,
  choice: { title, height, ...link },
}: {
  readonly path: string;
  readonly choice: EmbedChoice;
}): ReactNode {
  const address = writeDeepLink(new URL(path, window.location.href), { ...link, embedded: true });
  return <ViewerFrame src={address} title={title} height={height} />;
}
