import {
  type ConnectedViewer,
  connectViewer,
  type ViewerStateChange,
  writeDeepLink,
} from '@brand/viewer-embed';
import { useColorMode } from '@docusaurus/theme-common';
import ViewerFrame from '../viewer-frame';
import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import type { DemoProps } from './demo-props';
import styles from './styles.module.css';
import { useViewerUrl } from './use-viewer-url';

type Line = { readonly number: number; readonly text: string };

const STATE_CHANGES: readonly (readonly [label: string, change: ViewerStateChange])[] = [
  ['Show the cinema', { location: 'cinema' }],
  ['Route from the bakery', { from: 'bakery', to: 'cinema' }],
  ['Step-free route', { accessible: true }],
  ['In Portuguese', { language: 'pt' }],
  ['Missing place', { location: 'nowhere' }],
  ['Close all', { location: null, from: null, to: null, accessible: false, language: 'en' }],
];
const MAX_LINES = 30;

/** Sends messages to a viewer, and logs those of both directions. */
export default function MessagesDemo(props: DemoProps): ReactNode {
  const { colorMode } = useColorMode();
  // A new colour mode creates a new frame, so the log starts over.
  return <Conversation key={colorMode} {...props} />;
}

function Conversation({ venue }: DemoProps): ReactNode {
  const viewerUrl = useViewerUrl();
  const frame = useRef<HTMLIFrameElement>(null);
  const viewer = useRef<ConnectedViewer>(undefined);
  const [lines, note] = useReducer(addLine, []);
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    if (!frame.current) return undefined;
    const connected = connectViewer(frame.current);
    viewer.current = connected;
    connected.on('state-changed', (state) => note(`← state-changed ${JSON.stringify(state)}`));
    connected.on('error', ({ code, message }) => note(`← error ${code}: ${message}`));
    const begin = async (): Promise<void> => {
      try {
        await connected.ready;
        note('← ready');
        setIsReady(true);
      } catch (error) {
        note(`← ${(error as Error).message}`);
      }
    };
    void begin();
    return () => connected.disconnect();
  }, []);

  const send = async (change: ViewerStateChange): Promise<void> => {
    note(`→ set-state ${JSON.stringify(change)}`);
    try {
      await viewer.current?.setState(change);
    } catch (error) {
      note(`← error ${(error as Error).message}`);
    }
  };
  return (
    <>
      <div className={styles.choices}>
        {STATE_CHANGES.map(([label, change]) => (
          <button
            key={label}
            type="button"
            className="button button--secondary button--sm"
            disabled={!isReady}
            onClick={() => void send(change)}
          >
            {label}
          </button>
        ))}
      </div>
      <ViewerFrame
        ref={frame}
        src={writeDeepLink(viewerUrl, { venue, embedded: true, origin: window.origin })}
        title="Viewer that receives the messages"
      />
      <ol
        className={styles.log}
        role="log"
        aria-label="Messages, newest first"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls: the keyboard must reach it.
        tabIndex={0}
      >
        {lines.map(({ number, text }) => (
          <li key={number}>{text}</li>
        ))}
      </ol>
    </>
  );
}

/** Newest first. */
function addLine(lines: readonly Line[], text: string): readonly Line[] {
  return [{ number: (lines[0]?.number ?? 0) + 1, text }, ...lines].slice(0, MAX_LINES);
}
