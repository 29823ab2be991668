import type { Parent } from 'unist';
import { visit } from 'unist-util-visit';
import type { MdastNode } from '../../../markdown/mdast.ts';
import { explicitElement } from '../../../markdown/mdast-builder.ts';
import { findRunnableSample } from '../../../samples/node/runnable-sample.ts';
import type { Stop } from '../stop.ts';

type File = { readonly path?: string };

export type GuidedMapOptions = {
  /** The folder of sample files. */
  readonly samplesFolder: string;
};

const GUIDES = /[/\\]web-sdk_versioned_docs[/\\]version-6\.0[/\\](?!_)/;
/** With one sample, the map beside the text would show what the page shows anyway. */
const MIN_STOPS = 2;

/** Adds the map beside the text to guides, with the sample of each section. */
export default function remarkGuidedMap({ samplesFolder }: GuidedMapOptions) {
  return (root: Parent & { children: MdastNode[] }, { path = '' }: File): void => {
    if (!GUIDES.test(path)) return;
    const stops = findStops(root, samplesFolder);
    if (stops.length < MIN_STOPS) return;
    const { children } = root;
    const intro = children.findIndex(({ type }) => type === 'paragraph');
    children.splice(intro + 1, 0, explicitElement('GuidedMap', { stops: JSON.stringify(stops) }));
  };
}

/** The first sample of each section, unless the section before shows the same one. */
function findStops(root: Parent, samplesFolder: string): Stop[] {
  const stops: Stop[] = [];
  let id = '';
  visit(root, ['heading', 'code'], (node: MdastNode) => {
    if (node.type === 'heading') id = String(node.data?.hProperties?.['id'] ?? id);
    const found = findRunnableSample(node.meta ?? '', samplesFolder);
    const last = stops.at(-1);
    if (!found || found.sample === last?.sample || id === last?.id) return;
    const { sample, variants, alt, title } = found;
    stops.push({ id, sample, variants, alt: alt ?? title });
  });
  return stops;
}
