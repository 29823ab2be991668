import { useColorMode } from '@docusaurus/theme-common';
import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import styles from './styles.module.css';

type Props = {
  /** URL of a viewer of this portal. */
  readonly src: string;
  /** Accessible name of the frame. */
  readonly title: string;
  /** CSS pixels. */
  readonly height?: number;
  readonly ref?: Ref<HTMLIFrameElement>;
};

/** The viewer of this portal in the colour mode of the page. A new URL creates a new frame. */
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
