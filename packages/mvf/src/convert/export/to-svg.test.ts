import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { sampleDocument } from './sample-document.fixture.ts';
import { toSVG } from './to-svg.ts';

type Element = { name: string; attributes: Record<string, string>; text: string };

/** Parses every element of well-formed XML; throws on anything else. */
function parse(svg: string): Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  const parser = new SaxesParser({ xmlns: false as const });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, text: '' };
    elements.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    for (const element of open) element.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(svg).close();
  return elements;
}

const textsOf = (svg: string): string[] =>
  parse(svg)
    .filter(({ name }) => name === 'text')
    .map(({ text }) => text);

const idsOf = (svg: string): string[] =>
  parse(svg).flatMap(({ attributes }) => attributes['id'] ?? []);

const heightOf = (svg: string): number => Number(parse(svg)[0]?.attributes['height']);

const images = (svg: string): (string | undefined)[] =>
  parse(svg)
    .filter(({ name }) => name === 'image')
    .map(({ attributes }) => attributes['href']);

const svgOf = (options = {}): string =>
  toSVG(sampleDocument(), { floorId: 'f_ground', ...options });

describe('toSVG', () => {
  it('writes well-formed XML with finite numbers of at most two decimals in path data', () => {
    const svg = svgOf();

    const data = parse(svg).flatMap(({ attributes }) => attributes['d'] ?? []);
    expect(data.length).toBeGreaterThan(20);
    for (const d of data) expect(d).not.toMatch(/NaN|Infinity|undefined|\.\d{3}|e[+-]/);
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(svg.length).toBeLessThan(12_000);
  });

  it('describes itself to people who do not see it', () => {
    const [root, title, desc] = parse(svgOf());

    expect(root).toMatchObject({ name: 'svg', attributes: { role: 'img' } });
    expect(root?.attributes['aria-labelledby']).toBe(
      `${title?.attributes['id']} ${desc?.attributes['id']}`,
    );
    expect(title).toMatchObject({ name: 'title', text: 'Clinic <North> & "Sons", Ground floor' });
    expect(desc?.text).toBe(
      'Floor plan with 5 rooms, 1 hallway, 5 doors, 2 connections to other floors. ' +
        'Places: Café <Sunrise> & Friends, Toilets, Ward 3, Information.',
    );
  });

  it('contains no scripts, styles, event handlers or external references', () => {
    const document = sampleDocument();
    const evil = '"><script>alert(1)</script><a xlink:href="javascript:alert(1)" onload="x">';
    document.manifest.features[0]!.properties.name = evil;
    document.floors.features[0]!.properties.details = { name: `${evil}\u0000\u0008\ud800` };
    document.locations![0]!.details.name = evil;
    document.annotationSymbols!['fire']!.url = 'https://example.com/x.svg';
    document.defaultStyle!['Rooms']!.color = '#fff" onload="alert(1)';
    document.defaultStyle!['Rooms']!.opacity = '1" onload="x' as unknown as number;
    document.kinds!['f_ground']!['g_ward'] = evil;
    document.entranceAesthetic!['f_ground']![0]!.kind = evil;
    document.connections![0]!.type = evil;
    const elements = parse(
      toSVG(document, { floorId: 'f_ground', title: evil, idPrefix: evil, width: 2000 }),
    );

    expect(elements.some(({ attributes }) => attributes['fill'] === '#cccccc')).toBe(true);
    const allowed = 'svg title desc rect path g clipPath circle text tspan image defs use'.split(
      ' ',
    );
    expect(allowed).toEqual(expect.arrayContaining([...new Set(elements.map(({ name }) => name))]));
    for (const { attributes } of elements) {
      expect(Object.keys(attributes).filter((key) => /^on|style|src/i.test(key))).toStrictEqual([]);
      const reference = attributes['href'] ?? attributes['clip-path'] ?? '#';
      expect(reference).toMatch(/^(#|url\(#[\w-]+\)|data:image\/(png|svg\+xml);base64,)/);
      expect(attributes['id'] ?? 'x').toMatch(/^[\w-]+$/);
    }
  });

  it('prefixes every id with the floor and theme, or with the given prefix', () => {
    const ids = idsOf(svgOf());
    expect(ids).toHaveLength(4);
    expect(ids.every((id) => id.startsWith('plan-f_ground-light-'))).toBe(true);
    expect(idsOf(svgOf({ idPrefix: 'a b-' })).every((id) => id.startsWith('a_b-'))).toBe(true);
  });

  it('labels rooms, wraps long names and leaves out those that do not fit', () => {
    expect(textsOf(svgOf())).toEqual(
      expect.arrayContaining(['Café <Sunrise> & Friends', 'Toilets', 'Ward 3', 'Information']),
    );
    const narrow = parse(svgOf({ width: 460 }));
    expect(narrow.filter(({ name }) => name === 'tspan').map(({ text }) => text)).toContain(
      '& Friends',
    );
    expect(textsOf(svgOf({ width: 64, padding: 8, frame: false }))).toStrictEqual([]);
    expect(textsOf(svgOf({ labels: false }))).toStrictEqual([
      'Ground floor',
      'Clinic <North> & "Sons"',
      'N',
      '0',
      '1',
      '2 m',
    ]);
  });

  it('cuts the doors out of the walls and draws their leaves', () => {
    const elements = parse(svgOf({ labels: false }));

    expect(elements.some(({ name }) => name === 'clipPath')).toBe(true);
    expect(
      elements.some(
        ({ attributes }) => attributes['clip-path'] === 'url(#plan-f_ground-light-doors)',
      ),
    ).toBe(true);
    const arcs = elements.filter(({ attributes }) => attributes['d']?.includes('A'));
    // One arc of the single leaf, two of the double one, two halves of the drum.
    expect(arcs.flatMap(({ attributes }) => attributes['d']?.match(/A/g) ?? [])).toHaveLength(5);
  });
});

describe('toSVG drawing', () => {
  it('fills shapes with the colours of their styles by the even-odd rule', () => {
    const elements = parse(svgOf());
    const fills = elements.map(({ attributes }) => attributes['fill']);

    expect(fills).toEqual(expect.arrayContaining(['#dfe7f2', '#f4f1ea', '#c9b79a', '#e5e2dc']));
    expect(elements.some(({ attributes }) => attributes['fill-rule'] === 'evenodd')).toBe(true);
    const ward = elements.find(({ attributes }) => attributes['d']?.split('z').length === 3);
    expect(ward?.attributes['fill']).toBe('#dfe7f2');
  });

  it('ignores invalid colours', () => {
    const document = sampleDocument();
    document.defaultStyle!['Rooms']!.color = 'url(https://example.com/#a)';

    expect(toSVG(document, { floorId: 'f_ground' })).not.toContain('example.com');
  });

  it('draws by kind when the bundle has no styles, and skips unstyled shapes when it has', () => {
    const document = sampleDocument();
    delete document.defaultStyle!['Desks'];
    expect(toSVG(document, { floorId: 'f_ground' })).not.toContain('#c9b79a');

    delete document.defaultStyle;
    const fills = parse(toSVG(document, { floorId: 'f_ground' })).map(
      ({ attributes }) => attributes['fill'],
    );
    expect(fills).toEqual(expect.arrayContaining(['#e3e9f0', '#d8d2c6']));
  });

  it('turns the plan so that the natural bearing is up', () => {
    const document = sampleDocument();
    document.manifest.features[0]!.properties.naturalBearing = 90;

    const turned = toSVG(document, { floorId: 'f_ground' });
    expect(heightOf(turned)).toBeGreaterThan(1200);
    expect(turned).toContain('rotate(-90)');
    expect(toSVG(document, { floorId: 'f_ground', bearing: 0 })).toBe(svgOf());
  });

  it('embeds images of the bundle as data and no others', () => {
    expect(images(svgOf())).toStrictEqual([expect.stringMatching(/^data:image\/svg\+xml;base64,/)]);

    const document = sampleDocument();
    document.extras['icons/fire.svg'] = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://example.com/x"/></svg>',
    );
    expect(images(toSVG(document, { floorId: 'f_ground' }))).toStrictEqual([]);
  });

  it('draws the dark theme in dark colours that keep their hue', () => {
    const dark = svgOf({ theme: 'dark' });

    expect(dark).toContain('#13161b');
    expect(dark).not.toContain('#dfe7f2');
    expect(parse(dark).map(({ name }) => name)).toStrictEqual(
      parse(svgOf()).map(({ name }) => name),
    );
  });

  it('draws an empty floor', () => {
    expect(textsOf(svgOf({ floorId: 'f_cellar' }))).toContain('Floor -1');
  });

  it('returns the same text for the same document and options', () => {
    expect(svgOf({ theme: 'dark' })).toBe(svgOf({ theme: 'dark' }));
  });
});

/** How far down the page a door swings. */
function swingOf(geometryId: string): number {
  const document = sampleDocument();
  const door = { id: 'ea_a', geometryId, kind: 'single-swing' };
  document.entranceAesthetic = { f_ground: [door] };
  const svg = toSVG(document, { floorId: 'f_ground', labels: false, frame: false });
  const arc = parse(svg).flatMap(
    ({ attributes }) => /^M\S+ (\S+)A.* (\S+)$/.exec(attributes['d'] ?? '') ?? [],
  );
  return Number(arc[1]) - Number(arc[2]);
}

describe('toSVG symbols', () => {
  it('marks stairs and lifts with a badge, and stairs with treads', () => {
    const elements = parse(svgOf({ labels: false, frame: false }));
    const badges = elements.filter(
      ({ name, attributes }) => name === 'rect' && attributes['fill'] === '#39414f',
    );
    // The stairway is 6 m deep: some twenty treads, each a line of its own, and a cross for the lift.
    const treads = elements.find(({ attributes }) => attributes['opacity'] === '.65');

    expect(badges).toHaveLength(2);
    expect(treads?.attributes['d']?.split('M').length).toBeGreaterThan(18);
  });

  it('lets a door swing into the room and not into the corridor', () => {
    // The café lies below the corridor, the ward above it.
    expect(swingOf('g_door-a')).toBeGreaterThan(10);
    expect(swingOf('g_door-c')).toBeLessThan(-10);
  });

  it('draws one of two points that share a place', () => {
    const document = sampleDocument();
    const points = document.geometry!['f_ground']!.features;
    document.annotations = {};
    document.locations!.push({
      id: 'loc_second',
      details: { name: 'Second desk' },
      geometryAnchors: [{ floorId: 'f_ground', geometryId: 'g_extinguisher' }],
    });
    points[1]!.geometry = points[0]!.geometry;

    const texts = textsOf(toSVG(document, { floorId: 'f_ground' }));
    expect(texts).toContain('Information');
    expect(texts).not.toContain('Second desk');
  });
});
