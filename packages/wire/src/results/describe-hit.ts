import { type DocsHit, markedSummaryOf, markedTitleOf, pageTitleOf, trailOf } from './docs-hit.ts';
import { splitHighlights, type TextPart } from './split-highlights.ts';
import type { HitTags } from './tags-of-path.ts';

export type HitDescription = {
  readonly title: readonly TextPart[];
  /** Breadcrumbs: SDK, version and headings. */
  readonly place: string;
  readonly snippet: readonly TextPart[] | undefined;
};

/** Describes a hit for the results page. The title of a passage is the heading above it. */
export function describeHit(hit: DocsHit, { sdk, version }: HitTags): HitDescription {
  const isPassage = hit.type === 'content';
  const trail = trailOf(hit);
  const heading = isPassage ? (trail.pop() ?? pageTitleOf(hit)) : undefined;
  const snippet = isPassage ? markedTitleOf(hit) : markedSummaryOf(hit);
  return {
    title:
      heading === undefined
        ? splitHighlights(markedTitleOf(hit))
        : [{ text: heading, isMatch: false }],
    place: [sdk, version, ...trail].filter(Boolean).join(' › '),
    snippet: snippet === undefined ? undefined : splitHighlights(snippet),
  };
}
