import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useLocation } from '@docusaurus/router';
import { assistantConfig } from '../../assistant/assistant-config';
import { loadSuggestions, type Suggestions } from '../../assistant/page-questions';
import { useEffect, useState } from 'react';

/** Suggested questions for the open page; `undefined` while they load. */
export function useSuggestions(section: string | undefined): Suggestions | undefined {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const [suggestions, setSuggestions] = useState<Suggestions>();
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const loaded = await loadSuggestions(pathname, {
        baseUrl,
        section,
        isHosted: assistantConfig()?.hosted === true,
      });
      if (!isGone) setSuggestions(loaded);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [pathname, baseUrl, section]);
  return suggestions;
}
