import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { PublishedReference } from '../published';
import { findReference } from '../table';
import { type MouseEvent, useEffect, useRef } from 'react';
import LoadFailure from './LoadFailure';
import NotFound from './NotFound';
import Overview from './Overview';
import SideList from './SideList';
import StaticOverview from './StaticOverview';
import styles from './styles.module.css';
import SymbolPage from './SymbolPage';
import { useIndex, useSymbolPage } from './use-reference';

type Props = {
  /** Id of the docs plugin, such as `web-sdk`. */
  readonly sdk: string;
  readonly version: string;
};

/** The reference of one version: an overview, or the symbol in the hash of the URL. */
export default function ApiReference({ sdk, version }: Props) {
  const reference = findReference(sdk, version);
  // Fails the build of the page.
  if (!reference)
    throw new Error(`There is no reference of ${sdk} ${version}: see config/references.ts.`);
  return <Loaded key={reference.files} reference={reference} />;
}

function Loaded({ reference }: { readonly reference: PublishedReference }) {
  const { hash } = useLocation();
  const isBrowser = useIsBrowser();
  const id = isBrowser ? readHash(hash) : '';
  const { index, failed, retry } = useIndex(
    reference,
    !isBrowser ? 'never' : id === '' ? 'at-rest' : 'at-once',
  );
  const page = useSymbolPage(reference, index, id);
  const content = useRef<HTMLDivElement>(null);
  const openSymbol = useHashLinks();
  useScrollTo(id, page.id, content);

  return (
    // Symbol links are in generated HTML; one delegated listener saves them a page load.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.frame} onClick={openSymbol}>
      <div className={styles.content} ref={content} aria-busy={page.id !== id}>
        {failed && <LoadFailure onRetry={retry} />}
        {page.isFirst && (
          <StaticOverview reference={reference} index={index} isWanted={id === ''} />
        )}
        {page.id === '' && !page.isFirst && index && (
          <Overview reference={reference} index={index} />
        )}
        {page.id !== '' && index && page.symbols && (
          <SymbolPage reference={reference} index={index} symbols={page.symbols} id={page.id} />
        )}
        {page.id !== '' && index && !page.symbols && (
          <NotFound reference={reference} index={index} id={page.id} />
        )}
      </div>
      <SideList reference={reference} index={index} id={page.id} />
    </div>
  );
}

function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // Malformed percent-encoding: the raw text will be shown as not found.
    return hash.slice(1);
  }
}

function useHashLinks() {
  const history = useHistory();
  return (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (!link || link.origin !== window.location.origin || link.target) return;
    if (link.pathname !== window.location.pathname) return;
    event.preventDefault();
    if (link.hash === window.location.hash) scrollToId(readHash(link.hash));
    else history.push({ ...history.location, hash: link.hash });
  };
}

/**
 * Scrolls to the symbol after a click. After back and forward the browser restores the position.
 */
function useScrollTo(
  wanted: string,
  shown: string,
  content: React.RefObject<HTMLDivElement | null>,
): void {
  const history = useHistory();
  const isFirst = useRef(true);
  useEffect(() => {
    if (wanted !== shown) return;
    const isReturn = history.action === 'POP' && !isFirst.current;
    const isStart = isFirst.current && shown === '';
    if (shown !== '') isFirst.current = false;
    if (isReturn || isStart) return;
    if (shown !== '') scrollToId(shown, content.current);
    else window.scrollTo(0, 0);
  }, [wanted, shown, history, content]);
}

function scrollToId(id: string, content?: HTMLElement | null): void {
  const target = document.getElementById(id);
  if (!target) return;
  const heading = content?.querySelector('h2');
  // The first heading is the page title; only the back link is above it.
  if (target === heading) content?.scrollIntoView();
  else target.scrollIntoView();
  target.focus({ preventScroll: true });
}
