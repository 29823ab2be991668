import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { runChecks } from 'afdocs';
import { brand } from '../../../brand.ts';
import { expect, test } from '../../test.ts';

/** How many links the checks request. They use HTTP without a browser. */
const PAGES = 12;

test(
  'passes the checks of the Agent-Friendly Documentation Spec',
  { tag: '@long' },
  async ({ baseURL }) => {
    const { results } = await runChecks(baseURL ?? '', {
      canonicalOrigin: brand.siteUrl,
      samplingStrategy: 'deterministic',
      maxLinksToTest: PAGES,
      requestDelay: 0,
    });
    expect(results.length).toBeGreaterThan(20);
    const problems = results.filter(({ status }) => status !== 'pass' && status !== 'skip');
    expect(problems.map(({ id, status, message }) => `${status} ${id}: ${message}`)).toEqual([]);
  },
);

test('serves pages, symbols and samples to coding agents by MCP', async ({ baseURL }) => {
  const client = await connect(baseURL);
  const ask = async (name: string, input: Record<string, unknown>): Promise<string> =>
    (await callTool(client, name, input)).text;

  const found = await ask('search_docs', { query: 'group markers that crowd together' });
  expect(found).toContain(`${brand.siteUrl}/web-sdk/markers#group-markers-that-crowd-together`);
  expect(await ask('get_page', { path: '/web-sdk/markers' })).toMatch(/^# Markers\n/);
  expect(await ask('get_page', { path: `${brand.siteUrl}/web-sdk/4.0/markers` })).toContain('4.0');
  expect(await ask('get_symbol', { name: 'map.markers.add' })).toContain('# Markers.add');
  expect(await ask('get_symbol', { name: 'map.floors.set' })).toContain('# FloorControl.set');
  const rn = await ask('get_symbol', { name: 'useMap', sdk: 'react-native-sdk' });
  expect(rn).toContain('React Native SDK 6.0');
  const sample = await ask('get_sample', { name: 'markers' });
  expect(sample).toContain('Compiles with Web SDK 6.0.');
  expect(sample).toContain(`from '@${brand.slug}/web-sdk'`);
  const samples = await ask('get_sample', { query: 'route with stops', sdk: 'react-native-sdk' });
  expect(samples).toContain('react-native-sdk/6.0/wayfinding-stops');
  expect(await ask('validate_mvf', { venueId: 'kestrel-house' })).toContain('bundle is valid');
  await client.close();
});

test('checks code of coding agents against an SDK by MCP', async ({ baseURL }) => {
  const client = await connect(baseURL);
  const code = `const [space] = venue.spaces;\nawait map.markers.add(space!);`;
  const valid = await callTool(client, 'check_code', { code });
  expect(valid.text).toBe('The code compiles with Web SDK 6.0.');
  const older = await callTool(client, 'check_code', {
    code: `${code}\nmap.pins.clear();`,
    version: '5.0',
  });
  expect(older.text).toContain("Line 2: Property 'markers' does not exist");
  expect(older.text).toContain("Line 3: Property 'pins' does not exist");
  await client.close();
});

test('finds routes, draws plans and converts venues for coding agents by MCP', async ({
  baseURL,
}) => {
  const client = await connect(baseURL);
  const route = await callTool(client, 'find_route', {
    venueId: 'harbour-mall',
    from: 'Linho & Lua',
    to: 'Tinta Fresca',
    accessible: true,
  });
  expect(route.text).toMatch(/^From Linho & Lua to Tinta Fresca: \d+ m, \d+ s\. Floors: /);
  const plan = await callTool(client, 'render_plan', { venueId: 'harbour-mall', theme: 'dark' });
  expect(plan.text).toContain('Floors of the venue:');
  expect(plan.file?.mimeType).toBe('image/svg+xml');
  expect(plan.file?.text).toMatch(/^<svg[^]*<\/svg>\s*$/);
  const converted = await callTool(client, 'convert_venue', { text: ROOM, name: 'Studio' });
  expect(converted.text).toMatch(/^Converted from geojson to an MVF 3 bundle of \d+ bytes/);
  const bundle = converted.file?.blob;
  expect((await callTool(client, 'validate_mvf', { bundle })).text).toContain('bundle is valid');
  await client.close();
});

/** A venue of one room. */
const ROOM = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { name: 'Studio' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [10, 50],
            [10.001, 50],
            [10.001, 50.001],
            [10, 50.001],
            [10, 50],
          ],
        ],
      },
    },
  ],
});

async function connect(baseURL = ''): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', baseURL)));
  return client;
}

type ToolAnswer = {
  readonly text: string;
  /** The file in the answer, if there is one. */
  readonly file: Partial<Record<'mimeType' | 'text' | 'blob', string>> | undefined;
};

async function callTool(
  client: Client,
  name: string,
  input: Record<string, unknown>,
): Promise<ToolAnswer> {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [part, attached] = content as { text?: string; resource?: ToolAnswer['file'] }[];
  expect(isError, part?.text).not.toBe(true);
  return { text: part?.text ?? '', file: attached?.resource };
}
