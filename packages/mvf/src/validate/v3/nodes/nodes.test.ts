import { findingsOf, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';

const NODE = 'nodes/f_ground.geojson /features/0/properties';

describe('nodes', () => {
  it('reports a neighbour that does not exist or is on another floor [N1]', async () => {
    const venue = tinyVenue();
    const { neighbors } = venue.nodes['f_ground']!.features[0]!.properties;
    neighbors.push({ id: 'n_none', extraCost: 0, flags: [] });
    neighbors.push({ id: 'n_u-gate', extraCost: 0, flags: [] });
    expect(await findingsOf(venue)).toEqual([
      `unresolved-id ${NODE}/neighbors/1/id`,
      `wrong-floor ${NODE}/neighbors/2/id`,
    ]);
  });

  it('reports a node that is its own neighbour [N2]', async () => {
    const venue = tinyVenue();
    const { id, neighbors } = venue.nodes['f_ground']!.features[0]!.properties;
    neighbors.push({ id, extraCost: 0, flags: [] });
    expect(await findingsOf(venue)).toEqual([`self-neighbor ${NODE}/neighbors/1/id`]);
  });

  it('reports a geometry that is elsewhere or listed twice [N3]', async () => {
    const venue = tinyVenue();
    venue.nodes['f_ground']!.features[0]!.properties.geometryIds!.push('g_u-hall', 'g_g-gate');
    expect(await findingsOf(venue)).toEqual([
      `wrong-floor ${NODE}/geometryIds/2`,
      `repeated-reference ${NODE}/geometryIds/3`,
    ]);
  });

  it('reports no reference to a node that is itself invalid [V10]', async () => {
    const venue = tinyVenue();
    venue.nodes['f_ground']!.features[1]!.geometry.coordinates = [13.4];
    const findings = await findingsOf(venue, { checks: { routing: false } });
    expect(findings).toEqual([
      'too-few-items nodes/f_ground.geojson /features/1/geometry/coordinates',
    ]);
  });
});
