import Head from '@docusaurus/Head';
import MDXContent from '@theme/MDXContent';
import Page from '@site/src/ui/page';
import Controls from './_design-system/Controls';
import Forms from './_design-system/Forms';
import Messages from './_design-system/Messages';
import Prose from './_design-system/prose.mdx';
import Scales from './_design-system/Scales';
import styles from './_design-system/styles.module.css';

/** Unlisted: every token and every shared component, for writers, reviewers and tests. */
export default function DesignSystemPage() {
  return (
    <>
      <Head>
        <meta name="robots" content="noindex, nofollow" />
      </Head>
      <Page
        title="Design system"
        description="The scales and components that every page of the developer portal uses, in all their states."
        lead="The scales and components that every page uses. Point at a control or press Tab to see its other states."
      >
        <Scales />
        <Controls />
        <Forms />
        <Messages />
        <section className={styles.part} aria-label="Prose">
          <article className="markdown">
            <MDXContent>
              <Prose />
            </MDXContent>
          </article>
        </section>
      </Page>
    </>
  );
}
