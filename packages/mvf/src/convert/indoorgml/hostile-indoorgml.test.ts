import { describe, expect, it } from 'vitest';
import { fromIndoorGML } from './from-indoorgml.ts';
import { cell, houseXml, layer, state, transition } from './sample-house.fixture.ts';

const read = (
  parts: { readonly cells?: string; readonly graph?: string },
  limits = {},
): ReturnType<typeof fromIndoorGML> =>
  fromIndoorGML(houseXml(parts), { time: '2025-06-01T12:00:00.000Z', limits });

const repeat = (count: number, write: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => write(index));

describe('hostile IndoorGML', () => {
  it('stops references that multiply positions', () => {
    const list = repeat(200, (index) => `${index} ${index % 7}`).join(' ');
    const curve = `<gml:LineString gml:id="curve"><gml:posList srsDimension="2">${list}</gml:posList></gml:LineString>`;
    const members = '<gml:curveMember xlink:href="#curve"/>'.repeat(300);
    const cells = `${curve}<core:cellSpaceMember><core:CellSpace gml:id="A"><core:Geometry2D>
      <gml:Polygon><gml:exterior><gml:Ring>${members}</gml:Ring></gml:exterior></gml:Polygon>
      </core:Geometry2D></core:CellSpace></core:cellSpaceMember>`;

    expect(() => read({ cells }, { maxXmlElements: 20_000 })).toThrow(
      expect.objectContaining({ code: 'mvf/limit-exceeded', limit: 'maxXmlElements' }),
    );
  });

  it('follows no chain of references', () => {
    const rings = repeat(40, (index) => {
      const next = `<gml:pointProperty xlink:href="#p${index + 1}"/>`.repeat(10);
      return `<gml:LinearRing gml:id="p${index}">${next}</gml:LinearRing>`;
    });
    const cells = `${rings.join('')}<core:cellSpaceMember><core:CellSpace gml:id="A"><core:Geometry2D>
      <gml:Polygon><gml:exterior xlink:href="#p0"/></gml:Polygon></core:Geometry2D></core:CellSpace></core:cellSpaceMember>`;

    expect(() => read({ cells, graph: '' })).toThrow(
      expect.objectContaining({ code: 'mvf/nothing-to-import' }),
    );
  });

  it('reads a star of many transitions and a boundary of many corners', () => {
    const count = 3000;
    const graph = layer(
      'base',
      repeat(count, (index) =>
        state(`S${index}`, [(index % 59) + 0.5, Math.floor(index / 59) + 0.5, 0]),
      ),
      repeat(count - 1, (index) => transition(`T${index}`, ['S0', `S${index + 1}`], [])),
    );
    const corners = repeat(150_000, (index) => `${index % 10} 0 ${index % 3}`).join(' ');
    const boundary = `<core:cellSpaceBoundaryMember><core:CellSpaceBoundary gml:id="B"><gml:Polygon><gml:exterior><gml:LinearRing>
      <gml:posList srsDimension="3">${corners}</gml:posList></gml:LinearRing></gml:exterior></gml:Polygon></core:CellSpaceBoundary></core:cellSpaceBoundaryMember>`;
    const { document } = read({ cells: cell('A', { x: 0, y: 0, w: 60, h: 60 }) + boundary, graph });

    expect(document.nodes?.['f_0']?.features[0]?.properties.neighbors).toHaveLength(count - 1);
  });

  it('puts thousands of heights on one floor', () => {
    const cells = repeat(500, (index) =>
      cell(
        `C${index}`,
        { x: 0, y: 0, w: 3, h: 3 },
        { z: index * 3, description: `storey=S${index}` },
      ),
    );
    const states = [state('S0', [1, 1, 0], 'C0'), state('S1', [2, 2, 0], 'C1')];
    const graph = layer('base', states, [transition('T', ['S0', 'S1'], [])]);
    const { document, report } = read({ cells: cells.join(''), graph });

    expect(document.floors.features).toHaveLength(1);
    expect(report.map(({ code }) => code)).toContain('too-many-heights');
  });
});
