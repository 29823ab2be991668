import { useEffect, useRef, useState } from 'react';
import { addressOfFrame, type FrameLook, isFrameReport, type PageMessage } from './frame-messages';
import styles from './styles.module.css';

type Props = {
  readonly page: string;
  readonly look: FrameLook;
  readonly title: string;
  readonly onDrawn: () => void;
  readonly onFail: (message: string) => void;
};

/** A frame that is loaded and has not said a word by then never will. */
const START_LIMIT_MS = 10_000;

/** The frame that a sample runs in, without the origin of this page. */
export default function SampleFrame({ page, look, title, onDrawn, onFail }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  // Only the first look: with another address the sample would begin anew.
  const [address] = useState(() => addressOfFrame(page, look));
  const [isDrawn, setDrawn] = useState(false);
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { theme, language } = look;

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>): void => {
      if (source !== frame.current?.contentWindow || !isFrameReport(data)) return;
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
    // The frame has no origin to name; it is ours, and what it is told is no secret.
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
        clearTimeout(silence.current);
        silence.current = setTimeout(() => onFail('its script did not load.'), START_LIMIT_MS);
      }}
    />
  );
}
