import type { Channel } from '../protocol/messages.ts';

declare global {
  interface Window {
    /** The API that react-native-webview adds to pages. */
    readonly ReactNativeWebView?: { postMessage(text: string): void };
    /** The app calls it on a device, through the web view. */
    receiveFromApp?: (text: string) => void;
  }
}

/** The channel to the surrounding app: a device's web view, or the parent window of the frame. */
export function createPageChannel(): Channel {
  const { ReactNativeWebView: device } = window;
  return device ? deviceChannel(device) : frameChannel();
}

function deviceChannel(device: NonNullable<Window['ReactNativeWebView']>): Channel {
  return {
    // This `postMessage` has no target origin, unlike that of a window.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    send: (text) => device.postMessage(text),
    onText(listener) {
      window.receiveFromApp = listener;
      return () => delete window.receiveFromApp;
    },
  };
}

/** Exchanges messages only with the parent window, and only if it has the same origin. */
function frameChannel(): Channel {
  return {
    send: (text) => window.parent.postMessage(text, self.origin),
    onText(listener) {
      const receive = ({ source, origin, data }: MessageEvent<unknown>): void => {
        const isApp = source === window.parent && origin === self.origin;
        if (isApp && typeof data === 'string') listener(data);
      };
      addEventListener('message', receive);
      return () => removeEventListener('message', receive);
    },
  };
}
