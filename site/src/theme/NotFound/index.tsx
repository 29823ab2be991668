import Head from '@docusaurus/Head';
import NotFound from '@theme-original/NotFound';
import { NOT_FOUND_MARK } from '@site/src/client/render-not-found';
import type { ComponentProps } from 'react';

export default function MarkedNotFound(props: ComponentProps<typeof NotFound>) {
  return (
    <>
      <Head>
        <meta name={NOT_FOUND_MARK} content="yes" />
      </Head>
      <NotFound {...props} />
    </>
  );
}
