import type { Channel } from '../protocol/messages.ts';

declare global {
  interface Window {
    /** The way out that react-native-webview puts into pages. */
    readonly ReactNativeWebView?: { postMessage(text: string): void };
    /** Called by the app's side of a web view on a device. */
    receiveFromApp?: (text: string) => void;
  }
}

/** The way to the app around this page: that of a device's web view, or the window around the frame. */
export function createPageChannel(): Channel {
  const { ReactNativeWebView: device } = window;
  return device ? deviceChannel(device) : frameChannel();
}

function deviceChannel(device: NonNullable<Window['ReactNativeWebView']>): Channel {
  return {
    // Not that of a window: it takes a text alone.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    send: (text) => device.postMessage(text),
    onText(listener) {
      window.receiveFromApp = listener;
      return () => delete window.receiveFromApp;
    },
  };
}

/** Only the app that holds the frame, and only of the same origin, is listened to and told. */
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
