import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import OutlineNote from '@site/src/ui/outline-note';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { Props } from '@theme/MDXPage';
import MDXContent from '@theme/MDXContent';
import { clsx } from 'clsx';
import styles from './styles.module.css';

const PLAYGROUND = '/playground/';

/** A page outside the docs groups: its title is its heading, as on a docs page. */
export default function MDXPage({ content: Content }: Props) {
  const { title, description, frontMatter, permalink } = Content.metadata;
  const { outline } = frontMatter as { outline?: boolean };
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}
    >
      <Layout>
        <PageMetadata title={title} description={description} />
        <main className={clsx('container', styles.page)}>
          <article className={clsx('markdown', styles.article)}>
            {permalink.startsWith(PLAYGROUND) && permalink !== PLAYGROUND && (
              <Link className={styles.up} to={PLAYGROUND}>
                ‹ Playground
              </Link>
            )}
            <Heading as="h1">{title}</Heading>
            {outline === true && <OutlineNote />}
            <MDXContent>
              <Content />
            </MDXContent>
          </article>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
