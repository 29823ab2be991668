import { PageMetadata } from '@docusaurus/theme-common';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';

export default function NotFoundPage() {
  return (
    <>
      <PageMetadata description="The requested page does not exist on the developer portal." />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Layout>
        <NotFoundContent />
      </Layout>
    </>
  );
}
