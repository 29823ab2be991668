import {
  type DocsHit,
  type HitTags,
  markedSummaryOf,
  markedTitleOf,
  splitHighlights,
  trailOf,
} from '@brand/wire/results';
import HighlightedText from '../client/HighlightedText';

type Props = { readonly hit: DocsHit; readonly tags: HitTags };

/** What a row says of a hit: its words, where they stand, and for which SDK and version. */
export default function HitText({ hit, tags }: Props) {
  const summary = markedSummaryOf(hit);
  const trail = trailOf(hit);
  return (
    <>
      <span className="DocSearch-Hit-content-wrapper">
        <span className="DocSearch-Hit-title">
          <HighlightedText parts={splitHighlights(markedTitleOf(hit))} />
        </span>
        {/* The page of a symbol is the title of its group: what it does says more. */}
        {(summary !== undefined || trail.length > 0) && (
          <span className="DocSearch-Hit-path">
            {summary === undefined ? (
              trail.join(' › ')
            ) : (
              <HighlightedText parts={splitHighlights(summary)} />
            )}
          </span>
        )}
      </span>
      {(tags.sdk ?? tags.version) && (
        <span className="DocSearch-Hit-tags">
          {tags.sdk && <span className="DocSearch-Hit-tag">{tags.sdk}</span>}
          {tags.version && (
            <span className="DocSearch-Hit-tag DocSearch-Hit-tag--version">{tags.version}</span>
          )}
        </span>
      )}
    </>
  );
}
