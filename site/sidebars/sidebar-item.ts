import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** One entry of a sidebar as written in these files. */
export type SidebarItem = Extract<SidebarsConfig[string], readonly unknown[]>[number];
