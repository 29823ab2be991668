import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Brand } from '../../../brand';

/** The brand that the site was built for. */
export function useBrand(): Brand {
  return useDocusaurusContext().siteConfig.customFields?.['brand'] as Brand;
}
