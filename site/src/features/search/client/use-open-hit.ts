import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCallback } from 'react';
import { isPath, pathOfHit } from '@brand/wire/results';
import { searchConfig } from './search-config';

/** Turns the URL of a record into one that this page can link to. */
export function useHitAddress(): (hit: { readonly url: string }) => string | undefined {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return useCallback(
    ({ url }) => pathOfHit(url, { baseUrl, externalUrls: searchConfig().externalUrls }),
    [baseUrl],
  );
}

/** Opens a page with the router, or loads it if it is on another site. */
export function useOpenAddress(): (address: string) => void {
  const history = useHistory();
  return useCallback(
    (address) => {
      if (isPath(address)) history.push(address);
      else window.location.assign(address);
    },
    [history],
  );
}

type Pressed = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> & {
  readonly button?: number;
};

/** Whether a click or key should be left to the browser: a new tab, a new window, a download. */
export function isForBrowser({ ctrlKey, metaKey, shiftKey, altKey, button = 0 }: Pressed): boolean {
  return ctrlKey || metaKey || shiftKey || altKey || button !== 0;
}
