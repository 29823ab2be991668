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

/** The text of a hit: its title, its path or summary, and its SDK and version. */
export default function HitText({ hit, tags }: Props) {
  const summary = markedSummaryOf(hit);
  const trail = trailOf(hit);
  return (
    <>
      <span className="DocSearch-Hit-content-wrapper">
        <span className="DocSearch-Hit-title">
          <HighlightedText parts={splitHighlights(markedTitleOf(hit))} />
        </span>
        {/* The group title is a symbol's page already, so its summary is shown. */}
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
