import { useEffect, useRef, useState } from 'react';
import {
  buildFrameUrl,
  type FrameSettings,
  isFrameReport,
  type PageMessage,
} from './frame-messages';
import styles from './styles.module.css';

type Props = {
  readonly page: string;
  readonly look: FrameSettings;
  readonly title: string;
  readonly onDrawn: () => void;
  readonly onFail: (message: string) => void;
};

/** Timeout for the first message of a loaded frame. */
const START_LIMIT_MS = 10_000;

/** The sandboxed frame of a sample, without the origin of this page. */
export default function SampleFrame({ page, look, title, onDrawn, onFail }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  // Only the initial theme and language, because a new URL would restart the sample.
  const [address] = useState(() => buildFrameUrl(page, look));
  const [isDrawn, setDrawn] = useState(false);
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasReported = useRef(false);
  const { theme, language } = look;

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>): void => {
      if (source !== frame.current?.contentWindow || !isFrameReport(data)) return;
      hasReported.current = true;
      clearTimeout(silence.current);
      if (data.type === 'sample-drawn') {
        setDrawn(true);
        onDrawn();
      }
      if (data.type === 'sample-fail') onFail(data.message);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  });

  useEffect(() => () => clearTimeout(silence.current), []);

  useEffect(() => {
    const message: PageMessage = { type: 'look-change', look: { theme, language } };
    // The frame has an opaque origin, so none can be named. It is ours, and the message is not
    // secret.
    frame.current?.contentWindow?.postMessage(message, '*');
  }, [theme, language]);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      data-drawn={isDrawn ? '' : undefined}
      src={address}
      title={`${title}: the running sample`}
      sandbox="allow-scripts"
      onLoad={() => {
        // A script may run, and report, before the frame has loaded.
        if (hasReported.current) return;
        silence.current = setTimeout(() => onFail('its script did not load.'), START_LIMIT_MS);
      }}
    />
  );
}
