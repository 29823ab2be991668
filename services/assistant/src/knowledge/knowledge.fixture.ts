import type {
  CodeBlock,
  KnownBlock,
  PageRecord,
  KnownSection,
  KnownSymbol,
} from '@brand/wire/assistant';
import { FeatureMatrix } from './feature-matrix.ts';
import { Glossary } from './glossary.ts';
import type { Knowledge } from './read-knowledge.ts';
import { SymbolIndex } from './symbol-index.ts';

const SITE = 'https://docs.example';

/** A small documentation: markers for two SDKs and two versions, an outline, a glossary. */
export function knowledgeFixture(): Knowledge {
  const pages = [
    markersPage({ sdk: 'web-sdk', version: '6.0', call: 'map.markers.add(shop)', language: 'ts' }),
    markersPage({ sdk: 'web-sdk', version: '5.0', call: 'mapView.createMarker()', language: 'ts' }),
    markersPage({ sdk: 'react-native-sdk', version: '6.0', call: '<Marker />', language: 'tsx' }),
    page('/web-sdk/camera', { sdk: 'web-sdk', version: '6.0', title: 'Camera (Web SDK)' }, [
      section('', 'Camera (Web SDK)', [text('The camera is what looks at the venue.')]),
      section('stuck', 'The camera does not move', [
        text('Go through this list from the top.'),
        {
          kind: 'table',
          header: ['Check', 'How'],
          rows: [
            ['Gestures are on', 'Look for a camera that is locked.'],
            ['No limit holds it', 'Print the limits of the camera.'],
          ],
        },
      ]),
      section('focus', 'Focus on a place', [
        text('`map.camera.focusOn` moves until the whole place is seen, on its floor.'),
        code('await map.camera.focusOn(shop);', 'ts', 'Web SDK 6.0'),
      ]),
    ]),
    page('/docs/rest', { sdk: 'docs', title: 'REST API' }, [
      section('', 'REST API', [text('Requests need a token.')]),
      section('errors', 'Errors', [
        {
          kind: 'table',
          header: ['Error', 'What to do'],
          rows: [
            ['`key-unknown` 401', 'Check the key and the secret.'],
            ['`token-expired` 401', 'Get another token.'],
            ['`map-not-found` 404', 'List the maps.'],
          ],
        },
      ]),
    ]),
    page('/docs/drawings', { sdk: 'docs', title: 'Drawings' }, [
      section('', 'Drawings', [text('A drawing becomes a bundle by one command.')]),
      section('convert', 'Convert a drawing', [
        text('Get the plan of a small office:'),
        code('curl --output plan.geojson https://docs.example/plan.geojson', 'bash', 'curl'),
        text('Then convert the drawing:'),
        code('npx mvf convert plan.geojson', 'bash', 'mvf'),
      ]),
    ]),
    page(
      '/web-sdk/release-notes',
      { sdk: 'web-sdk', version: '6.0', title: 'Release notes (Web SDK)' },
      [
        section('', 'Release notes', [text('Each release has a heading.')]),
        section('6-0-1', '6.0.1 - 2026-11-09', [text('A release for tall buildings.')]),
        { ...section('added', 'Added', [list('Floors below the ground.')]), level: 3 },
        section('6-0-0', '6.0.0 - 2026-10-01', [text('The first release.')]),
      ],
    ),
    page('/ios-sdk/markers', { sdk: 'ios-sdk', version: '5.0', title: 'Markers (iOS SDK)' }, [
      section('', 'Markers (iOS SDK)', [text('A marker pins your own content to a point.')]),
    ]),
    page('/docs/overview', { sdk: 'docs', title: 'Platform overview' }, [
      section('what-each-sdk-can-do', 'What each SDK can do', [
        {
          kind: 'table',
          header: ['Feature', 'Web 6.0', 'iOS 5.0'],
          rows: [
            ['On the map', '', ''],
            ['Clusters of markers', `[✓](${SITE}/web-sdk/api-reference#clusters)`, 'No'],
          ],
        },
      ]),
      section('glossary', 'Glossary', [
        {
          kind: 'list',
          ordered: false,
          items: ['floor stack\n\nThe floors of one building, from the lowest to the highest.'],
        },
      ]),
    ]),
  ].map((each) =>
    each.path === '/ios-sdk/markers' ? { ...each, isOutline: true as const } : each,
  );
  return {
    pages: new Map(pages.map((each) => [each.path, each])),
    glossary: new Glossary(pages),
    features: new FeatureMatrix(pages),
    symbols: new SymbolIndex([
      {
        name: 'Markers.add',
        kind: 'method',
        sdk: 'web-sdk',
        version: '6.0',
        url: `${SITE}/web-sdk/api-reference#Markers.add`,
        summary: 'Puts a marker at a place.',
        markdown: '```ts\nadd(target: Target, options?: MarkerOptions): Marker\n```',
      },
      option('anchor', 'The part that stands on the place.', "'bottom'"),
      option('minZoom', 'Hidden below this zoom level.', '-Infinity'),
    ]),
  };
}

function option(name: string, summary: string, value: string): KnownSymbol {
  return {
    name: `MarkerOptions.${name}`,
    kind: 'property',
    sdk: 'web-sdk',
    version: '6.0',
    url: `${SITE}/web-sdk/api-reference#MarkerOptions.${name}`,
    summary,
    markdown: `${summary}\n\nDefault: ${value}.\n`,
  };
}

type Line = Pick<PageRecord, 'sdk' | 'title'> & { readonly version?: string };

function markersPage(options: {
  readonly sdk: string;
  readonly version: string;
  readonly call: string;
  readonly language: string;
}): PageRecord {
  const { sdk, version, call, language } = options;
  const label = sdk === 'web-sdk' ? 'Web SDK' : 'React Native SDK';
  const path = version === '6.0' ? `/${sdk}/markers` : `/${sdk}/${version}/markers`;
  const title = `Markers (${label})`;
  return page(path, { sdk, version, title }, [
    section('', title, [text('A marker is your own content at a place.')]),
    {
      ...section('add-a-marker', 'Add a marker', [
        text('A marker needs a place and options.'),
        code(call, language, `${label} ${version}`),
        ...(sdk === 'web-sdk'
          ? [code('<Marker target={shop} />', 'tsx', `${label} ${version}`)]
          : []),
        {
          kind: 'table',
          header: ['Option', 'Default', 'What it is'],
          rows: [
            ['`anchor`', '`bottom`', 'The part that stands on the place.'],
            ['`rank`', '`medium`', 'Who comes first.'],
          ],
        },
      ]),
      asked: ['put a pin on a shop', 'drop an icon at coordinates'],
    },
    section('crowds', 'Handle a crowded map', [
      text('Group pins that are close to each other into clusters.'),
    ]),
    section('what-goes-wrong', 'Troubleshooting', [
      {
        kind: 'table',
        header: ['Problem', 'Cause', 'Solution'],
        rows: [
          ['A dot instead of the marker', 'Another one has the room.', 'Raise `rank`.'],
          ['`map-view/unknown-target`', 'The location is on no floor.', 'Give a coordinate.'],
        ],
      },
    ]),
  ]);
}

function page(path: string, { version, ...line }: Line, sections: KnownSection[]): PageRecord {
  return {
    path,
    url: SITE + path,
    description: '',
    ...line,
    ...(version !== undefined && { version }),
    isLatest: version !== '5.0' || line.sdk === 'ios-sdk',
    tag: version === undefined ? 'docs-default-current' : `docs-${line.sdk}-${version}`,
    sections,
  };
}

function section(anchor: string, heading: string, blocks: readonly KnownBlock[]): KnownSection {
  return { heading, level: anchor === '' ? 1 : 2, blocks, ...(anchor !== '' && { anchor }) };
}

function list(...items: readonly string[]): KnownBlock {
  return { kind: 'list', ordered: false, items };
}

function text(markdown: string): KnownBlock {
  return { kind: 'text', markdown };
}

function code(value: string, language: string, compilesWith: string): CodeBlock {
  return { kind: 'code', language, code: value, compilesWith, playground: '/playground/?sample=x' };
}
