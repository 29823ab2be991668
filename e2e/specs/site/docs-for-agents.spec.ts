import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { runChecks } from 'afdocs';
import { brand } from '../../../brand.ts';
import { expect, test } from '../../test.ts';

/** None of these opens a page: they ask the served site as programs do. */
const PAGES = 12;

/**
 * Its parser takes end tags that HTML allows to leave out, as our pages do, for missing ones, and
 * then compares the text with scripts. The Markdown is made of the pages themselves.
 */
const MISLED = 'markdown-content-parity';

test(
  'the documentation passes the checks of the Agent-Friendly Documentation Spec',
  { tag: '@long' },
  async ({ baseURL }) => {
    const { results } = await runChecks(baseURL ?? '', {
      canonicalOrigin: brand.siteUrl,
      samplingStrategy: 'deterministic',
      maxLinksToTest: PAGES,
      requestDelay: 0,
      skipCheckIds: [MISLED],
    });
    expect(results.length).toBeGreaterThan(20);
    const problems = results.filter(({ status }) => status !== 'pass' && status !== 'skip');
    expect(problems.map(({ id, status, message }) => `${status} ${id}: ${message}`)).toEqual([]);
  },
);

test('coding agents find pages, symbols and samples of the site by MCP', async ({ baseURL }) => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', baseURL)));
  const ask = async (name: string, input: Record<string, unknown>): Promise<string> => {
    const { content, isError } = await client.callTool({ name, arguments: input });
    const [part] = content as { text: string }[];
    expect(isError, part?.text).not.toBe(true);
    return part?.text ?? '';
  };

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
