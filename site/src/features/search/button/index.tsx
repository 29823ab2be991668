import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import './search-button.css';

// Every page loads this file: code that does not open the dialog belongs in the dialog.
const loadDialog = () =>
  import(/* webpackChunkName: "search" */ '../dialog/load').then((it) => it.loadDialog());
/** Prefetches the dialog. A failure is retried when it opens. */
const prepare = () => void loadDialog().catch(() => {});

/** The search button of the navigation bar, and the global keys that open its dialog. */
export default function SearchBar() {
  const button = useRef<HTMLButtonElement>(null);
  /** Letters typed before the dialog has loaded: the start of the query. */
  const early = useRef<string>(null);
  const [dialog, setDialog] = useState<ReactNode>();
  const isMac = useIsBrowser() && /Mac|iP/.test(navigator.platform);
  const resultsPage = useBaseUrl('/search-results');

  const open = async (query: string): Promise<void> => {
    early.current = query;
    try {
      const SearchDialog = await loadDialog();
      // `null` if the dialog was requested twice while loading and is open already.
      const typed = early.current as string | null;
      const onClose = (): void => setDialog(null);
      // Synchronous: a letter typed before the field exists would be lost.
      if (typed !== null) {
        flushSync(() => setDialog(<SearchDialog initialQuery={typed} onClose={onClose} />));
      }
    } catch {
      // Offline, or an older version of the site: the results page may still load.
      window.location.assign(resultsPage);
    }
    early.current = null;
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, altKey, shiftKey } = event;
      const isCommand = event.ctrlKey || event.metaKey;
      const target = event.composedPath()[0] as HTMLElement;
      if (isCommand) {
        if (altKey || shiftKey || key.toLowerCase() !== 'k') return;
        // The dialog handles the same keys to close itself.
        if (dialog) return;
        void open('');
      } else if (dialog || altKey) return;
      else if (early.current !== null && key.length === 1) early.current += key;
      else if (target === button.current && /^[\p{L}\p{N}]$/u.test(key)) void open(key);
      else if (key === '/' && !isTextField(target)) void open('');
      else return;
      event.preventDefault();
      // A loaded dialog opens during this event, and would handle it to close itself.
      event.stopPropagation();
    };
    // Requested before hydration; see the early script.
    const { dataset } = document.documentElement;
    if (dataset['search'] !== undefined) void open(dataset['search']);
    delete dataset['search'];
    dataset['searchReady'] = '';
    // Capture phase: other listeners must not handle the letters of a query.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  });

  return (
    <>
      <button
        ref={button}
        type="button"
        className="DocSearch DocSearch-Button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => void open('')}
        onFocus={prepare}
        onPointerEnter={prepare}
      >
        <svg className="DocSearch-Search-Icon" viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m13 13 4.5 4.5" />
        </svg>
        <span className="DocSearch-Button-Placeholder">Search</span>
        <span className="DocSearch-Button-Keys" aria-hidden="true">
          <kbd className="DocSearch-Button-Key">{isMac ? '⌘' : 'Ctrl'}</kbd>
          <kbd className="DocSearch-Button-Key">K</kbd>
        </span>
      </button>
      <noscript>
        <a className="navbar__link" href={resultsPage}>
          Search
        </a>
      </noscript>
      {dialog}
    </>
  );
}

function isTextField({ tagName, isContentEditable }: HTMLElement): boolean {
  return isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(tagName);
}
