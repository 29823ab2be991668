import { type RefObject, useEffect, useRef, useState } from 'react';
import type { OwnVenue } from '@site/src/venue/own/own-venue';
import { findFrameSandbox, type FrameSandbox } from './frame-sandbox';
import {
  buildFrameUrl,
  type FrameSettings,
  type FrameView,
  isFrameReport,
  type OwnVenueMessage,
  type PageMessage,
  parseVenueReport,
  type VenueReport,
} from './frame-messages';
import styles from './styles.module.css';

type Props = {
  readonly page: string;
  readonly look: FrameSettings;
  readonly title: string;
  /** A venue of the reader to show instead of demo venues. Set a `key` that changes with it. */
  readonly venue?: OwnVenue | undefined;
  readonly onDrawn: () => void;
  readonly onFail: (message: string) => void;
  readonly onVenue?: (report: VenueReport) => void;
  /** Called once with the state that the sample gives its map; without one if the map keeps moving. */
  readonly onView?: (view: FrameView | undefined) => void;
  /** State of another sample of the same venue, to which the map flies. */
  readonly flyTo?: FrameView | undefined;
  readonly onArrive?: () => void;
};

/** Timeout for the first message of a loaded frame. */
const START_LIMIT_MS = 10_000;

/** The sandboxed frame of a sample. While there is a network, it has no origin. */
export default function SampleFrame(props: Props) {
  const { page, look, title, venue, onDrawn, onFail, onVenue, onView, flyTo, onArrive } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  // Only the initial theme and language, because a new URL would restart the sample.
  const [address] = useState(() => buildFrameUrl(page, look, venue !== undefined));
  const [pending] = useState(() => findFrameSandbox(address));
  const [sandbox, setSandbox] = useState<FrameSandbox | undefined>(
    pending instanceof Promise ? undefined : pending,
  );
  const [isDrawn, setDrawn] = useState(false);
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasReported = useRef(false);
  const { theme, language } = look;

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>): void => {
      if (source !== frame.current?.contentWindow) return;
      const venueReport = parseVenueReport(data);
      if (venueReport) onVenue?.(venueReport);
      if (!isFrameReport(data)) return;
      hasReported.current = true;
      clearTimeout(silence.current);
      if (data.type === 'sample-start' && venue) void sendBundle(venue);
      if (data.type === 'sample-drawn') {
        setDrawn(true);
        onDrawn();
        if (onView) post(frame, { type: 'view-request' });
      }
      if (data.type === 'sample-view') onView?.(data.view);
      if (data.type === 'sample-arrive') onArrive?.();
      if (data.type === 'sample-fail') onFail(data.message);
    };
    const sendBundle = async (own: OwnVenue): Promise<void> => {
      try {
        const { loadOwnBundle } = await import(
          /* webpackChunkName: "venue-switch" */ '@site/src/venue/own/switch-venue'
        );
        post(frame, { type: 'own-venue', bundle: await loadOwnBundle(own) });
      } catch (error) {
        // Another frame may have taken its place.
        if (frame.current) onFail((error as Error).message);
      }
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  });

  useEffect(() => {
    const wait = async (): Promise<void> => setSandbox(await pending);
    void wait();
  }, [pending]);

  useEffect(() => () => clearTimeout(silence.current), []);

  useEffect(() => {
    post(frame, { type: 'look-change', look: { theme, language } });
  }, [theme, language]);

  useEffect(() => {
    if (flyTo) post(frame, { type: 'view-show', view: flyTo });
  }, [flyTo]);

  if (sandbox === undefined) return null;
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      data-drawn={isDrawn ? '' : undefined}
      src={address}
      title={`${title}: running sample`}
      sandbox={sandbox ?? undefined}
      onLoad={() => {
        // A script may run, and report, before the frame has loaded.
        if (hasReported.current) return;
        silence.current = setTimeout(() => onFail('its script did not load.'), START_LIMIT_MS);
      }}
    />
  );
}

function post(
  frame: RefObject<HTMLIFrameElement | null>,
  message: PageMessage | OwnVenueMessage,
): void {
  // The frame has an opaque origin, so none can be named. It runs our code only.
  frame.current?.contentWindow?.postMessage(message, '*');
}
