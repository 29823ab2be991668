import { useColorMode } from '@docusaurus/theme-common';
import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import styles from './styles.module.css';

type Props = {
  /** The address of a viewer of this portal. */
  readonly src: string;
  /** What users of screen readers hear of the frame. */
  readonly title: string;
  /** CSS pixels. */
  readonly height?: number;
  readonly ref?: Ref<HTMLIFrameElement>;
};

/**
 * The viewer of this portal in a page, in the colours of the page. Another address is another frame.
 */
export default function ViewerFrame({ src, title, height, ref }: Props): ReactNode {
  const { colorMode } = useColorMode();
  const address = new URL(src);
  if (!address.searchParams.has('theme')) address.searchParams.set('theme', colorMode);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- Our own code, of our own origin: a sandbox that lets it run keeps it from nothing.
    <iframe
      key={address.href}
      ref={ref}
      className={clsx(styles.frame, height === undefined && styles.usual)}
      style={{ height }}
      src={address.href}
      title={title}
      allow="clipboard-write"
    />
  );
}
