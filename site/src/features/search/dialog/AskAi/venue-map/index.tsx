import type { MapView } from '@brand/web-sdk';
import VenueStage from '@site/src/venue/stage';
import type { ToolVenue } from '@site/src/venue/tool-venue';
import { useToolBundle } from '@site/src/venue/use-tool-bundle';
import { useCallback, useMemo, useState } from 'react';
import type { ShownReply } from '../../../assistant/venue-reply';
import { showReply } from './show-reply';
import styles from './styles.module.css';

type Props = { readonly reply: ShownReply; readonly kind: Exclude<ToolVenue['kind'], 'file'> };

/** The map of a venue, with the route or the places of an answer. */
export default function VenueMap({ reply, kind }: Props) {
  const { id, name } = reply.venue;
  const opened = useToolBundle(useMemo(() => ({ kind, id, name }), [kind, id, name]));
  const [shown, setShown] = useState('');
  const onMap = useCallback(
    (map: MapView | undefined) => {
      if (map) void showReply(map, reply).then(setShown);
    },
    [reply],
  );
  return (
    <>
      <div className={styles.map}>
        <VenueStage
          bundle={opened.state === 'open' ? opened.bundle : undefined}
          problem={opened.state === 'refused' ? opened.reason : undefined}
          onMap={onMap}
        />
      </div>
      <p className="DocSearch-AskAiScreen-Run-Note" role="status">
        {shown}
      </p>
    </>
  );
}
