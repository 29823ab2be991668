import Link from '@docusaurus/Link';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { suggestPaths } from './suggest-paths';
import { labelOfPath } from './label-of-path';
import styles from './styles.module.css';

type Props = {
  readonly intro: string;
  /** Path to compare with. Defaults to the current one. */
  readonly query?: string;
};

/** Links to the pages with the most similar paths. */
export default function SuggestedPages({ intro, query }: Props) {
  const { pathname } = useLocation();
  const paths = useKnownPaths();
  // One static file serves every unknown URL, so the path is unknown at build time.
  const isBrowser = useIsBrowser();
  const near = isBrowser ? suggestPaths(query ?? pathname, paths) : [];
  if (near.length === 0) return null;
  return (
    <>
      <p>{intro}</p>
      <ul>
        {near.map((path) => (
          <li key={path}>
            <Link to={path}>{labelOfPath(path)}</Link> <span className={styles.path}>{path}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function useKnownPaths(): string[] {
  const docs = Object.values(useAllDocsData())
    .flatMap(({ versions }) => versions)
    .flatMap((version) => version.docs)
    .filter((doc) => !(doc as { unlisted?: boolean }).unlisted)
    .map(({ path }) => path);
  return ['/api/api', '/playground/', '/hack-the-north', ...docs];
}
