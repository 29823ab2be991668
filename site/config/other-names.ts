import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOM_TYPES = join(import.meta.dirname, '../../node_modules/typescript/lib/lib.dom.d.ts');
const DECLARED = /^(?:declare (?:var|function|class)|interface|type) (\w+)/gm;

/** What guides name of the libraries that apps use us with. */
const OF_LIBRARIES = `
  ReactNode ReactElement StrictMode RefObject ErrorBoundary ComponentProps
  SafeAreaView ScrollView FlatList TouchableOpacity StyleSheet ViewStyle StyleProp AppState BackHandler
  PermissionsAndroid WebView
  NgZone ElementRef ViewChild AfterViewInit OnDestroy DestroyRef afterNextRender
  NodeNext LngLatLike LngLatBounds CustomLayerInterface
  npx cors
`;

/** Names that browsers and well-known libraries have: none of ours, and no mistakes. */
export function readThirdPartyNames(): ReadonlySet<string> {
  const dom = existsSync(DOM_TYPES) ? readFileSync(DOM_TYPES, 'utf8') : '';
  const names = [...dom.matchAll(DECLARED)].map((match) => match[1] ?? '');
  return new Set([...names, ...OF_LIBRARIES.trim().split(/\s+/)]);
}
