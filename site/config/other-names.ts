import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOM_TYPES = join(import.meta.dirname, '../../node_modules/typescript/lib/lib.dom.d.ts');
const DECLARED = /^(?:declare (?:var|function|class)|interface|type) (\w+)/gm;

/** Names from the libraries that apps combine with ours, as guides use them. */
const OF_LIBRARIES = `
  ReactNode ReactElement StrictMode RefObject ErrorBoundary ComponentProps
  SafeAreaView ScrollView FlatList TouchableOpacity StyleSheet ViewStyle StyleProp AppState BackHandler
  PermissionsAndroid WebView
  NgZone ElementRef ViewChild AfterViewInit OnDestroy DestroyRef afterNextRender
  NodeNext LngLatLike LngLatBounds CustomLayerInterface
  npx cors
`;

/** Names from browsers and well-known libraries. They are not ours, and not misspelled either. */
export function readThirdPartyNames(): ReadonlySet<string> {
  const dom = existsSync(DOM_TYPES) ? readFileSync(DOM_TYPES, 'utf8') : '';
  const names = [...dom.matchAll(DECLARED)].map((match) => match[1] ?? '');
  return new Set([...names, ...OF_LIBRARIES.trim().split(/\s+/)]);
}
