import { type CSSProperties, type ReactElement, useEffect, useRef } from 'react';
import type { MapWebViewProps } from './map-web-view-props.ts';

const FILLING: CSSProperties = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
};

/**
 * The web view of browsers: an iframe of the app's own origin. The app accepts texts only from that
 * iframe, and the page in it accepts them only from its parent.
 */
export function MapWebView({ html, hostUrl, onOpen, onText }: MapWebViewProps): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent<unknown>): void => {
      const isOurs = source !== null && source === frame.current?.contentWindow;
      if (isOurs && origin === location.origin && typeof data === 'string') onText(data);
    };
    addEventListener('message', receive);
    onOpen((text) => frame.current?.contentWindow?.postMessage(text, location.origin));
    return () => removeEventListener('message', receive);
  }, [onOpen, onText]);
  return (
    // The frame must have the app's own origin, so a sandbox would not protect; the page's content
    // security policy does.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      ref={frame}
      title="Map"
      style={FILLING}
      allow="geolocation; accelerometer; gyroscope; magnetometer"
      {...(hostUrl === undefined ? { srcDoc: html } : { src: hostUrl })}
    />
  );
}
