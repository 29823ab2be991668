import lists from '@reference-lists';
import type { LoadedIndex } from '../load-reference';
import type { PublishedReference } from '../published';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useState } from 'react';
import ModuleList from './ModuleList';
import Overview from './Overview';

type Props = {
  readonly reference: PublishedReference;
  readonly index: LoadedIndex | undefined;
  /** `false` while a symbol is loading, to avoid a flash of the list. */
  readonly isWanted: boolean;
};

/** The list of symbols in the page's HTML: complete without JavaScript, and not sent twice. */
export default function StaticOverview(props: Props) {
  if (ExecutionEnvironment.canUseDOM) return <Kept {...props} />;
  return <Written reference={props.reference} />;
}

function Written({ reference: { sdk, version } }: { readonly reference: PublishedReference }) {
  const brokenLinks = useBrokenLinks();
  const list = lists[`${sdk}/${version}`];
  // Registers all symbols as anchors, although the page does not show them all at once.
  for (const id of list?.ids ?? []) brokenLinks.collectAnchor(id);
  return <div data-symbol-list>{list && <ModuleList modules={list.modules} />}</div>;
}

/** Adopts the element that the build rendered. After a client-side navigation there is none. */
function Kept({ reference, index, isWanted }: Props) {
  const [isThere] = useState(() => document.querySelector('[data-symbol-list] *') !== null);
  if (!isThere) return index && isWanted ? <Overview reference={reference} index={index} /> : null;
  // oxlint-disable-next-line react/no-danger -- Empty: React then leaves what is there.
  return <div data-symbol-list suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
