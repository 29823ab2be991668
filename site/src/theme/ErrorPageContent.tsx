import Head from '@docusaurus/Head';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type { ComponentProps } from 'react';

/** The theme leaves the crashed page's title in the tab; the specification names its own (§2). */
export default function TitledErrorPage(props: ComponentProps<typeof ErrorPageContent>) {
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
