import { ThemeClassNames } from '@docusaurus/theme-common';
import Category from '@theme-original/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<typeof Category>;

/**
 * A group that neither opens nor links anywhere is a heading; the theme would render a dead link.
 */
export default function SidebarCategory(props: Props) {
  const { item, activePath, level, onItemClick } = props;
  if (item.collapsible || item.href !== undefined) return <Category {...props} />;
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
      )}
    >
      <span className={styles.heading}>{item.label}</span>
      <ul className={clsx('menu__list', styles.list)}>
        <DocSidebarItems
          items={item.items}
          tabIndex={0}
          {...(onItemClick && { onItemClick })}
          activePath={activePath}
          level={level + 1}
        />
      </ul>
    </li>
  );
}
