import { type ReactElement, useEffect, useRef } from 'react';
import { StyleSheet } from 'react-native';
import { WebView } from 'react-native-webview';
import { brand } from '../../../../brand.ts';
import type { MapWebViewProps } from './map-web-view-props.ts';

/**
 * The page's own URL, which is the origin of the map's requests. No other page is opened. React
 * Native before 0.80 has no `URL.origin`.
 */
const ORIGIN = brand.siteUrl.split('/', 3).join('/');
const PAGE = `${ORIGIN}/`;

/**
 * The web view of iOS and Android. It shows only the page of the SDK, and links do not open in it.
 */
export function MapWebView({ html, onOpen, onText, onLost }: MapWebViewProps): ReactElement {
  const webView = useRef<WebView>(null);
  useEffect(() => {
    // A call, because `postMessage` would reach every message listener in the page.
    onOpen((text) =>
      webView.current?.injectJavaScript(`receiveFromApp(${JSON.stringify(text)});true;`),
    );
  }, [onOpen]);
  return (
    <WebView
      ref={webView}
      style={StyleSheet.absoluteFill}
      source={{ html, baseUrl: PAGE }}
      originWhitelist={[ORIGIN, 'about:blank']}
      onShouldStartLoadWithRequest={({ url, isTopFrame }) =>
        isTopFrame !== false && (url === PAGE || url === 'about:blank')
      }
      onMessage={({ nativeEvent }) => onText(nativeEvent.data)}
      onContentProcessDidTerminate={() => onLost('iOS ended its process')}
      onRenderProcessGone={({ nativeEvent }) =>
        onLost(nativeEvent.didCrash ? 'its process crashed' : 'Android ended its process')
      }
      onError={({ nativeEvent }) => onLost(nativeEvent.description)}
      javaScriptEnabled
      setSupportMultipleWindows={false}
      allowsLinkPreview={false}
      bounces={false}
      overScrollMode="never"
      scrollEnabled={false}
      geolocationEnabled
      webviewDebuggingEnabled={__DEV__}
    />
  );
}
