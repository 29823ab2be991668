import { MapWebView } from '#web-view';
import { type ReactElement, useEffect } from 'react';
import { HOST_PAGE } from '../host-page.ts';
import { useLatest } from '../hooks/use-latest.ts';
import type { MapProps } from './map-view-props.ts';
import type { MapSession } from './use-map-session.ts';
import { useMapProps } from './use-map-props.ts';

/** The web view of a session. It stays mounted for the whole session, wherever it is shown. */
export function MapSurface({
  session,
  props,
}: {
  readonly session: MapSession;
  readonly props: MapProps;
}): ReactElement {
  const { link, life, scope } = session;
  const { webView: Custom = MapWebView, hostUrl } = props;
  const latest = useLatest(props);
  const { error } = scope.venue;
  useMapProps(scope.ready?.map, props);
  useEffect(() => {
    if (error) latest.current.onError?.(error);
  }, [error, latest]);
  return (
    <Custom
      key={life}
      html={HOST_PAGE}
      hostUrl={hostUrl}
      onOpen={link.open}
      onText={link.receive}
      onLost={link.lose}
    />
  );
}
