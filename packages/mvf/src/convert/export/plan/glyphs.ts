import { svgElement } from './svg-element.ts';

/** An icon in a box of 16 by 16, with filled parts and parts drawn as lines. */
export type Glyph = { readonly fill?: string; readonly stroke?: string };

/** Icons for connections between floors, by type. */
export const CONNECTION_GLYPHS: Readonly<Record<string, Glyph>> = {
  elevator: { fill: 'M8 1.8l4 5H4zM8 14.2l-4-5h8z' },
  stairs: { fill: 'M2 14v-3.2h3V7.9h3V5h3V2.1h3V14z' },
  escalator: { stroke: 'M1.8 13.2h3l6.4-9.4h3M6.5 3.6V1.8M6.5 7.6V4.6' },
  travelator: { stroke: 'M2 13h12M3.5 7.5h8.2M8.6 4.2l3.3 3.3-3.3 3.3' },
  ramp: { fill: 'M1.5 13h13V5z' },
  ladder: { stroke: 'M5 1.5v13M11 1.5v13M5 4.5h6M5 8h6M5 11.5h6' },
  unknown: { stroke: 'M5 14V3M2.5 5.5L5 3l2.5 2.5M11 2v11M8.5 10.5L11 13l2.5-2.5' },
};

const CATEGORY_GLYPHS: readonly (readonly [words: RegExp, glyph: Glyph])[] = [
  [
    /toilet|restroom|washroom|bathroom|\bwc\b|lavator/i,
    {
      fill: 'M4.6 4.2a1.4 1.4 0 100-2.8 1.4 1.4 0 000 2.8zM2.9 5h3.4v4.4H5.8V14H3.4V9.4H2.9zM11.4 4.2a1.4 1.4 0 100-2.8 1.4 1.4 0 000 2.8zM11.4 4.8l2.3 5.6h-1.3V14h-2v-3.6H9.1z',
    },
  ],
  [
    /caf[eé]|coffee|tea\b/i,
    {
      stroke:
        'M3 6h8v3.5a3.5 3.5 0 01-3.5 3.5h-1A3.5 3.5 0 013 9.5zM11 7h1a1.6 1.6 0 010 3.2h-1M5.5 1.8v2M8.5 1.8v2',
    },
  ],
  [
    /food|restaurant|dining|canteen|eat|kitchen|bar\b/i,
    {
      stroke:
        'M3.2 1.8v3.4a1.9 1.9 0 003.8 0V1.8M5.1 1.8V14.2M11.2 14.2V1.8c1.6.8 2.2 4 1.6 6.6h-1.6',
    },
  ],
  [
    /shop|store|retail|fashion|market|grocer|boutique/i,
    { stroke: 'M3.4 5.6h9.2l.8 8.4H2.6zM5.6 7.4V4.4a2.4 2.4 0 014.8 0v3' },
  ],
  [
    /info|reception|help|service desk|customer/i,
    { fill: 'M8 4.6a1.5 1.5 0 100-3 1.5 1.5 0 000 3zM6.3 6.2h3v6.4h1.2v1.6H5.6v-1.6h1.2V7.8H6.3z' },
  ],
  [
    /medic|health|hospital|clinic|pharma|first aid|ward|doctor|nurs/i,
    { fill: 'M6.2 2h3.6v4.2H14v3.6H9.8V14H6.2V9.8H2V6.2h4.2z' },
  ],
  [
    /gate|flight|airline|boarding/i,
    {
      fill: 'M8 1.4c.7 0 1.1.8 1.1 1.7v3.3l5.1 3.1v1.5L9.1 9.4v2.9l1.5 1.1v1L8 13.7l-2.6.7v-1l1.5-1.1V9.4l-5.1 1.6V9.5l5.1-3.1V3.1c0-.9.4-1.7 1.1-1.7z',
    },
  ],
  [/parking|garage/i, { stroke: 'M5.4 14V2.4h3.4a3.1 3.1 0 010 6.2H5.4' }],
  [/\batm\b|bank|cash|money|exchange/i, { stroke: 'M1.8 4h12.4v8.4H1.8zM1.8 6.8h12.4M4 10h3' }],
  [
    /baggage|luggage|locker|wardrobe|cloak/i,
    { stroke: 'M3 5h10v8.6H3zM6 5V2.4h4V5M6 5v8.6M10 5v8.6' },
  ],
  [
    /security|police|guard|customs/i,
    { stroke: 'M8 1.8l5 1.8v4c0 3.2-2 5.4-5 6.6-3-1.2-5-3.4-5-6.6v-4z' },
  ],
  [
    /librar|book|reading/i,
    {
      stroke:
        'M8 3.8C6.4 2.6 4.2 2.4 2 2.8v10c2.2-.4 4.4-.2 6 1 1.6-1.2 3.8-1.4 6-1v-10c-2.2-.4-4.4-.2-6 1zv10',
    },
  ],
  [
    /meeting|conference|lounge|waiting/i,
    {
      fill: 'M5 6.4a2 2 0 100-4 2 2 0 000 4zM11 6.4a2 2 0 100-4 2 2 0 000 4zM1.6 13v-2.4A3.2 3.2 0 015 7.6a3.4 3.4 0 013 1.6 3.4 3.4 0 013-1.6 3.2 3.2 0 013.4 3V13z',
    },
  ],
  [
    /lecture|class|teach|seminar|education|auditor/i,
    {
      fill: 'M8 2.6l7.2 3.2L8 9 .8 5.8zM3.6 8.4L8 10.4l4.4-2v2.8c-1.2 1.2-2.7 1.8-4.4 1.8s-3.2-.6-4.4-1.8z',
    },
  ],
];

/** Returns the icon for a category, found by a word in its name. */
export function categoryGlyph(names: readonly (string | undefined)[]): Glyph | undefined {
  for (const name of names) {
    const found = name && CATEGORY_GLYPHS.find(([words]) => words.test(name));
    if (found) return found[1];
  }
  return undefined;
}

/** Draws the glyph on the page, `size` pixels wide, around its centre. */
export function drawGlyph(
  glyph: Glyph,
  at: { readonly x: number; readonly y: number; readonly size: number; readonly color: string },
): string {
  const { x, y, size, color } = at;
  const scale = size / 16;
  const transform = `translate(${(x - size / 2).toFixed(2)} ${(y - size / 2).toFixed(2)}) scale(${scale.toFixed(3)})`;
  const paths = [
    ...(glyph.fill ? [svgElement('path', { d: glyph.fill, fill: color })] : []),
    ...(glyph.stroke
      ? [
          svgElement('path', {
            d: glyph.stroke,
            fill: 'none',
            stroke: color,
            'stroke-width': 1.6,
            'stroke-linejoin': 'round',
            'stroke-linecap': 'round',
          }),
        ]
      : []),
  ];
  return svgElement('g', { transform }, paths);
}
