type GeoJson = {
  readonly id?: unknown;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
};

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Writes features as OSM XML: corners as nodes that ways share, polygons with holes as relations.
 */
export function toOsmXml(features: readonly GeoJson[]): string {
  const nodes = new Map<string, number>();
  const nodeTags = new Map<string, string>();
  const objects: string[] = [];
  let next = 0;
  const nodeOf = (position: number[]): number => {
    const key = position.slice(0, 2).join();
    return nodes.get(key) ?? nodes.set(key, nodes.size + 1).get(key)!;
  };
  const tagsOf = (properties: GeoJson['properties']): string =>
    Object.entries(properties)
      .filter(([key]) => key !== 'id')
      .map(([key, value]) => `<tag k="${escapeXml(key)}" v="${escapeXml(String(value))}"/>`)
      .join('');
  const addWay = (line: number[][], tags: string): number => {
    const refs = line.map((position) => `<nd ref="${nodeOf(position)}"/>`).join('');
    objects.push(`<way id="${++next}">${refs}${tags}</way>`);
    return next;
  };
  for (const { geometry, properties } of features) {
    const tags = tagsOf(properties);
    const { type, coordinates } = geometry;
    if (type === 'Point') {
      const key = (coordinates as number[]).slice(0, 2).join();
      nodeOf(coordinates as number[]);
      nodeTags.set(key, (nodeTags.get(key) ?? '') + tags);
    } else if (type === 'LineString') addWay(coordinates as number[][], tags);
    else if (type === 'Polygon' && (coordinates as unknown[]).length === 1) {
      addWay((coordinates as number[][][])[0]!, tags);
    } else if (type === 'Polygon') {
      const members = (coordinates as number[][][]).map((ring, index) => {
        const role = index === 0 ? 'outer' : 'inner';
        return `<member type="way" ref="${addWay(ring, '')}" role="${role}"/>`;
      });
      const isTyped = properties['type'] === 'multipolygon';
      const typeTag = isTyped ? '' : '<tag k="type" v="multipolygon"/>';
      objects.push(`<relation id="${++next}">${members.join('')}${tags}${typeTag}</relation>`);
    }
  }
  const nodeTexts = [...nodes].map(([key, id]) => {
    const [lon, lat] = key.split(',');
    return `<node id="${id}" lon="${lon}" lat="${lat}">${nodeTags.get(key) ?? ''}</node>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<osm version="0.6">\n${[...nodeTexts, ...objects].join('\n')}\n</osm>\n`;
}
