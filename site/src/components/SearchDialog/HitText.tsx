import { type DocsHit, markedTitleOf, trailOf } from '@site/src/search/docs-hit';
import Marked from '@site/src/search/Marked';
import type { HitTags } from '@site/src/search/tags-of-path';

type Props = { readonly hit: DocsHit; readonly tags: HitTags };

/** What a row says of a hit: its words, where they stand, and for which SDK and version. */
export default function HitText({ hit, tags }: Props) {
  const trail = trailOf(hit);
  return (
    <>
      <span className="DocSearch-Hit-content-wrapper">
        <span className="DocSearch-Hit-title">
          <Marked text={markedTitleOf(hit)} />
        </span>
        {trail.length > 0 && <span className="DocSearch-Hit-path">{trail.join(' › ')}</span>}
      </span>
      {tags.sdk && <span className="DocSearch-Hit-tag">{tags.sdk}</span>}
      {tags.version && (
        <span className="DocSearch-Hit-tag DocSearch-Hit-tag--version">{tags.version}</span>
      )}
    </>
  );
}
