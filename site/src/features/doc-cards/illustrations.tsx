import type { ReactNode } from 'react';
import { Arrow, Block, type Box, Floors, Glyph, Lines, Plan, Sheet, Window } from './shapes';
import styles from './styles.module.css';

const WIDE: Box = [60, 12, 120, 76];

/** A page of a site builder: the map is one of its blocks. */
function BuiltPage({ map, blocks }: { readonly map: Box; readonly blocks: readonly Box[] }) {
  return (
    <>
      <Window at={WIDE} />
      {blocks.map((at) => (
        <Block key={at.join(' ')} at={at} />
      ))}
      <Plan at={map} />
    </>
  );
}

function Linked({ boxes, links }: { readonly boxes: readonly Box[]; readonly links: string }) {
  return (
    <>
      <path className={styles.line} d={links} />
      {boxes.map((at) => (
        <g key={at.join(' ')}>
          <Sheet at={at} />
          <Lines at={[at[0] + 8, at[1] + 10, at[2] - 16, at[3] - 14]} />
        </g>
      ))}
    </>
  );
}

const firstSteps = (
  <>
    <Sheet at={[34, 26, 44, 48]} />
    <Glyph at={[56, 55]}>zip</Glyph>
    <Arrow from={[88, 50]} length={26} />
    <Plan at={[124, 22, 92, 56]} route />
  </>
);

const phone = (
  <>
    <Sheet at={[88, 6, 64, 88]} />
    <Plan at={[94, 16, 52, 62]} route />
    <path className={styles.text} d="M112 86h16" />
  </>
);

/** Drawings for pages without a sample, by the last segment of the id or path. */
const ILLUSTRATIONS: Readonly<Record<string, ReactNode>> = {
  html: (
    <>
      <Window at={[24, 16, 86, 68]} />
      <Glyph at={[67, 62]}>{'</>'}</Glyph>
      <Arrow from={[118, 50]} length={18} />
      <Plan at={[144, 24, 76, 52]} />
    </>
  ),
  'deep-linking': (
    <>
      <Sheet at={[40, 10, 160, 16]} />
      <path className={styles.text} d="M50 18h46" />
      <path className={styles.route} d="M104 18h66" />
      <Plan at={[74, 36, 92, 54]} route />
    </>
  ),
  'iframe-messaging': (
    <>
      <Window at={[24, 16, 78, 68]} />
      <Lines at={[34, 38, 52, 38]} />
      <Arrow from={[108, 42]} length={24} />
      <Arrow from={[132, 58]} length={-24} />
      <Plan at={[140, 24, 80, 52]} route />
    </>
  ),
  'private-map': (
    <>
      <Plan at={[66, 16, 108, 68]} />
      <path className={styles.shackle} d="M110 50v-9a10 10 0 0 1 20 0v9" />
      <rect className={styles.lock} x="103" y="48" width="34" height="25" rx="4" />
      <path className={styles.keyhole} d="M120 57v7" />
    </>
  ),
  wordpress: (
    <BuiltPage
      map={[78, 40, 84, 40]}
      blocks={[
        [78, 27, 50, 4],
        [78, 33, 84, 3],
      ]}
    />
  ),
  'plugin-for-wordpress': (
    <BuiltPage
      map={[104, 28, 70, 42]}
      blocks={[
        [66, 28, 30, 6],
        [66, 38, 30, 6],
        [66, 48, 30, 6],
        [104, 76, 70, 5],
      ]}
    />
  ),
  drupal: (
    <BuiltPage
      map={[66, 40, 72, 42]}
      blocks={[
        [66, 28, 108, 7],
        [144, 40, 30, 18],
        [144, 62, 30, 20],
      ]}
    />
  ),
  'google-sites': (
    <BuiltPage
      map={[90, 52, 60, 30]}
      blocks={[
        [60, 22, 120, 18],
        [90, 44, 60, 4],
      ]}
    />
  ),
  sharepoint: (
    <BuiltPage
      map={[118, 28, 56, 34]}
      blocks={[
        [66, 28, 46, 34],
        [66, 67, 32, 15],
        [104, 67, 32, 15],
        [142, 67, 32, 15],
      ]}
    />
  ),
  squarespace: (
    <BuiltPage
      map={[120, 22, 60, 66]}
      blocks={[
        [70, 34, 40, 8],
        [70, 48, 40, 4],
        [70, 56, 28, 4],
      ]}
    />
  ),
  webflow: (
    <BuiltPage
      map={[60, 22, 120, 40]}
      blocks={[
        [66, 68, 50, 14],
        [124, 68, 50, 14],
      ]}
    />
  ),
  wix: (
    <BuiltPage
      map={[66, 28, 58, 54]}
      blocks={[
        [130, 28, 44, 24],
        [130, 58, 44, 10],
        [130, 72, 44, 10],
      ]}
    />
  ),
  'web-app': (
    <>
      <Window at={[44, 10, 152, 80]} />
      <Lines at={[54, 32, 36, 54]} />
      <Plan at={[102, 26, 86, 58]} route />
    </>
  ),
  'hosted-web-app': (
    <>
      <Window at={[44, 10, 152, 80]} />
      <Block at={[54, 26, 132, 10]} />
      <Plan at={[54, 42, 132, 42]} route />
    </>
  ),
  directory: (
    <>
      <Sheet at={[84, 6, 72, 76]} />
      <Plan at={[90, 12, 60, 36]} route />
      <Lines at={[92, 58, 56, 22]} />
      <path className={styles.line} d="M120 82v12M102 94h36" />
    </>
  ),
  minimap: (
    <>
      <Window at={[44, 10, 152, 80]} />
      <Lines at={[56, 34, 62, 50]} />
      <Plan at={[128, 46, 60, 36]} />
    </>
  ),
  'power-bi-visual': (
    <>
      <Sheet at={[30, 14, 74, 72]} />
      <path className={styles.bars} d="M46 76V52M60 76V34M74 76V44M88 76V26" />
      <Plan at={[116, 18, 96, 64]} />
    </>
  ),
  'web-plugin-for-wordpress': (
    <BuiltPage
      map={[96, 34, 78, 48]}
      blocks={[
        [66, 26, 108, 4],
        [66, 34, 24, 8],
        [66, 46, 24, 8],
        [66, 58, 24, 8],
      ]}
    />
  ),
  'web-release-notes': (
    <>
      <path className={styles.line} d="M74 14v72" />
      <path className={styles.stops} d="M74 24h0M74 50h0M74 76h0" />
      <Lines at={[90, 20, 90, 10]} />
      <Lines at={[90, 46, 70, 10]} />
      <Lines at={[90, 72, 80, 10]} />
    </>
  ),
  'version-3': <Floors count={3} />,
  'version-2': <Floors count={2} />,
  'version-1': <Floors count={1} />,
  'getting-started': firstSteps,
  'api-reference-mvf-v3': (
    <>
      <Sheet at={[66, 12, 108, 76]} />
      <Glyph at={[90, 60]}>{'{ }'}</Glyph>
      <Lines at={[112, 30, 50, 52]} />
    </>
  ),
  // The specification.
  overview: (
    <>
      <Sheet at={[52, 12, 100, 60]} />
      <Sheet at={[70, 20, 100, 60]} />
      <Sheet at={[88, 28, 100, 60]} />
      <Lines at={[100, 44, 76, 40]} />
    </>
  ),
  examples: (
    <>
      <Window at={[40, 12, 160, 76]} />
      <Lines at={[52, 36, 52, 48]} />
      <Plan at={[116, 30, 76, 50]} route />
    </>
  ),
  'data-model': (
    <Linked
      boxes={[
        [34, 10, 62, 34],
        [34, 56, 62, 34],
        [144, 33, 62, 34],
      ]}
      links="M96 27h24v46M96 73h24M120 50h24"
    />
  ),
  'render-with-mapkit': phone,
  'render-with-mapkit-js': phone,
  'mvf-export': firstSteps,
  'svg-export': (
    <>
      <Plan at={[80, 24, 92, 56]} />
      <path className={styles.line} d="M80 14h92M80 10v8M172 10v8M68 24v56M64 24h8M64 80h8" />
    </>
  ),
  partner: (
    <Linked
      boxes={[
        [24, 33, 62, 34],
        [150, 4, 62, 28],
        [150, 36, 62, 28],
        [150, 68, 62, 28],
      ]}
      links="M86 50h64M118 18v64M118 18h32M118 82h32"
    />
  ),
  'getting-started-data-sync': (
    <>
      <Sheet at={[28, 20, 64, 60]} />
      <Lines at={[38, 34, 44, 40]} />
      <Arrow from={[102, 42]} length={26} />
      <Arrow from={[128, 58]} length={-26} />
      <Plan at={[138, 22, 76, 56]} />
    </>
  ),
  'common-data-objects': (
    <>
      <Sheet at={[50, 12, 140, 76]} />
      <path className={styles.stops} d="M66 30h0M66 50h0M66 70h0" />
      <path className={styles.text} d="M82 30h44M140 30h36M82 50h36M140 50h28M82 70h48M140 70h36" />
    </>
  ),
  'airport-data-objects': (
    <>
      <Sheet at={[40, 12, 160, 76]} />
      <path className={styles.text} d="M54 30h58M54 50h46M54 70h52" />
      <path className={styles.route} d="M130 30h18M130 50h18M130 70h18" />
      <path className={styles.plane} d="M166 52l20-6 6-10 4 0-3 12 3 4-6 2z" />
    </>
  ),
  'geodata-sync': (
    <>
      <Plan at={[58, 14, 96, 58]} />
      <path className={styles.outline} d="M86 28h96v58H86z" />
      <path className={styles.outline} d="M122 28v20h60" />
    </>
  ),
};

export function illustrationFor(page: string): ReactNode {
  const name = page.replace(/\/$/, '').split('/').at(-1) ?? '';
  return ILLUSTRATIONS[name] ?? <Plan at={[66, 16, 108, 68]} route />;
}
