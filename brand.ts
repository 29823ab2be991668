/**
 * The one place that names the product. Changing this file renames the portal: titles, prose,
 * routes, package names in samples and the copyright line are all substituted from here.
 */
export type Brand = {
  /** The name as readers see it. */
  readonly name: string;
  /** The name inside URLs, package names and storage keys: lower case, digits and dashes. */
  readonly slug: string;
  readonly tagline: string;
  /** Where the portal is published: the origin of canonical links and of the sitemap. */
  readonly siteUrl: string;
  readonly copyrightYear: number;
  readonly links: {
    readonly company: string;
    readonly community: string;
    readonly blog: string;
    readonly sourceCode: string;
    readonly demo: string;
    readonly pricing: string;
    readonly about: string;
    readonly contact: string;
    readonly privacy: string;
    readonly terms: string;
    readonly linkedIn: string;
    readonly youTube: string;
    readonly securityContact: string;
    /** Where readers say that a search should have found something; `{query}` is what they typed. */
    readonly missingResults?: string;
  };
};

export const brand: Brand = {
  name: 'Mezzanine',
  slug: 'mezzanine',
  tagline: 'Got a map? Build an app!',
  siteUrl: 'https://developer.mezzanine.example',
  copyrightYear: 2025,
  links: {
    company: 'https://mezzanine.example',
    community: 'https://community.mezzanine.example',
    blog: 'https://mezzanine.example/blog',
    sourceCode: 'https://github.com/mezzanine',
    demo: 'https://mezzanine.example/demo',
    pricing: 'https://mezzanine.example/pricing',
    about: 'https://mezzanine.example/about',
    contact: 'https://mezzanine.example/contact',
    privacy: 'https://mezzanine.example/privacy',
    terms: 'https://mezzanine.example/terms',
    linkedIn: 'https://www.linkedin.com/company/mezzanine',
    youTube: 'https://www.youtube.com/@mezzanine',
    securityContact: 'mailto:security@mezzanine.example',
    missingResults: 'https://mezzanine.example/contact?topic=search&query={query}',
  },
};
