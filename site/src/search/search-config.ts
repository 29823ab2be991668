import siteConfig from '@generated/docusaurus.config';
import type { SearchConfig } from '@site/config/search';

/** The search settings that the site was built with. */
export const SEARCH_CONFIG = siteConfig.customFields?.['search'] as SearchConfig;
