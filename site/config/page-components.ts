/** Components that some pages use, by the name that pages give them, and where they come from. */
export const PAGE_COMPONENTS = {
  ApiReference: '@site/src/components/ApiReference',
  EmbedBuilder: '@site/src/components/EmbedBuilder',
  EmbedCheck: '@site/src/components/EmbedCheck',
  Glossary: '@site/src/components/Glossary',
  FeedDryRun: '@site/src/components/FeedDryRun',
  LiveSample: '@site/src/components/LiveSample',
  Head: '@docusaurus/Head',
  OptionsTable: '@site/src/components/OptionsTable',
  ParityMatrix: '@site/src/components/ParityMatrix',
  Playground: '@site/src/components/Playground',
  PlaygroundHome: '@site/src/components/PlaygroundHome',
  SdkVersions: '@site/src/components/SdkVersions',
  ShowcaseIndex: '@site/src/components/ShowcaseIndex',
  ShowcaseItem: '@site/src/components/ShowcaseItem',
  ViewerDemo: '@site/src/components/ViewerDemo',
  WebhookCheck: '@site/src/components/WebhookCheck',
} as const;
