import type { Html } from '../published';

type Props = {
  readonly as?: 'span' | 'p' | 'div' | 'code' | 'dd';
  readonly html: Html;
  readonly className?: string | undefined;
};

/** Renders HTML that the build generated from our own sources. */
export default function BuiltHtml({ as: Element = 'span', html, className }: Props) {
  // oxlint-disable-next-line react/no-danger -- The build escapes what it writes.
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
