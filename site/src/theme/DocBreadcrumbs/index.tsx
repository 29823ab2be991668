import Link from '@docusaurus/Link';
import { useDocsVersion, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDocsInstance } from '@site/src/kit/use-docs-instance';
import { useHomePageRoute } from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import { clsx } from 'clsx';
import styles from './styles.module.css';

/** The theme's breadcrumbs, preceded by the SDK and its version. */
export default function Breadcrumbs() {
  const breadcrumbs = useBreadcrumbs();
  const homePageRoute = useHomePageRoute();
  if (!breadcrumbs) return null;
  return (
    <>
      <StructuredData breadcrumbs={breadcrumbs} />
      <nav
        className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.breadcrumbs)}
        aria-label="Breadcrumbs"
      >
        <ul className="breadcrumbs">
          {homePageRoute && <HomeBreadcrumbItem />}
          {breadcrumbs.map((item, at) => {
            const isLast = at === breadcrumbs.length - 1;
            const isLink = !isLast && item.href && !(item.type === 'category' && item.linkUnlisted);
            return (
              <li
                key={`${item.href} ${item.label}`}
                className={clsx('breadcrumbs__item', isLast && 'breadcrumbs__item--active')}
              >
                {isLink ? (
                  <Link className="breadcrumbs__link" href={item.href}>
                    {item.label}
                  </Link>
                ) : (
                  <span className="breadcrumbs__link">{item.label}</span>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}

/** Starts with the SDK and its version, which is also what the start page is called. */
function useBreadcrumbs() {
  const breadcrumbs = useSidebarBreadcrumbs();
  const instance = useDocsInstance();
  const { label, isLast, version } = useDocsVersion();
  const href = useBaseUrl(isLast ? `/${instance?.id}/` : `/${instance?.id}/${version}/`);
  if (!breadcrumbs || !instance) return breadcrumbs;
  const start = { type: 'link' as const, label: `${instance.label} ${label}`, href };
  return [start, ...breadcrumbs.filter((item) => item.href !== href)];
}
