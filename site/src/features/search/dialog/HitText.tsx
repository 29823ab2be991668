import {
  type DocsHit,
  type HitTags,
  markedSummaryOf,
  markedTitleOf,
  splitHighlights,
  trailOf,
  type ResultFields,
} from '@brand/wire/results';
import HighlightedText from '../client/HighlightedText';
import HitTitle from '../client/HitTitle';

type Props = { readonly hit: DocsHit & ResultFields; readonly tags: HitTags };

/** The text of a hit: title, path or summary, kind of symbol, and SDK and version. */
export default function HitText({ hit, tags }: Props) {
  const summary = markedSummaryOf(hit);
  const trail = trailOf(hit);
  return (
    <>
      <span className="DocSearch-Hit-content-wrapper">
        <span className="DocSearch-Hit-title">
          <HitTitle hit={hit} parts={splitHighlights(markedTitleOf(hit))} />
          {hit.symbolKind && <small className="DocSearch-Hit-kind">{hit.symbolKind}</small>}
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
