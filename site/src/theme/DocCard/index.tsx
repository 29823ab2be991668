import Link from '@docusaurus/Link';
import { findFirstSidebarItemLink, useDocById } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocCard';
import CardPicture from '@site/src/features/doc-cards';
import Heading from '@theme/Heading';
import { clsx } from 'clsx';
import styles from './styles.module.css';

/** A page or a group on a category index, with its whole description. */
export default function DocCard({ item }: Props) {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  // Raw HTML has no place in a list of cards.
  if (item.type === 'html') return null;
  const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  const count = item.type === 'category' ? countLabel(item.items.length) : undefined;
  return (
    <Link href={href} className={clsx('card', styles.card)}>
      <CardPicture
        page={doc?.id ?? href ?? ''}
        sample={item.customProps?.['picture'] as string | undefined}
      />
      <div className={styles.body}>
        <Heading as="h2" className={styles.title}>
          {item.label}
        </Heading>
        <p className={styles.description}>{item.description ?? doc?.description ?? count}</p>
      </div>
    </Link>
  );
}

function countLabel(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`;
}
