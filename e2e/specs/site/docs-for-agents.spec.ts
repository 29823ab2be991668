import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { runChecks } from 'afdocs';
import { brand } from '../../../brand.ts';
import { expect, test } from '../../test.ts';

/** How many links the checks request. They use HTTP without a browser. */
const PAGES = 12;

/**
 * Skipped, because the check's parser treats optional end tags that our pages omit as missing, and
 * then compares the text of scripts. The Markdown is generated from the pages.
 */
const SKIPPED_CHECK = 'markdown-content-parity';

test(
  'passes the checks of the Agent-Friendly Documentation Spec',
  { tag: '@long' },
  async ({ baseURL }) => {
    const { results } = await runChecks(baseURL ?? '', {
      canonicalOrigin: brand.siteUrl,
      samplingStrategy: 'deterministic',
      maxLinksToTest: PAGES,
      requestDelay: 0,
      skipCheckIds: [SKIPPED_CHECK],
    });
    expect(results.length).toBeGreaterThan(20);
    const problems = results.filter(({ status }) => status !== 'pass' && status !== 'skip');
    expect(problems.map(({ id, status, message }) => `${status} ${id}: ${message}`)).toEqual([]);
  },
);

test('serves pages, symbols and samples to coding agents by MCP', async ({ baseURL }) => {
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
