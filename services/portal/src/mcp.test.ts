import { createLocalLimiter } from '@brand/service-kit';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { openMcp } from './mcp.ts';
import { writeTestSite } from './testing/write-test-site.ts';

const log = pino({ level: 'silent' });
const site = writeTestSite({ 'llms.txt': '# Acme\n\n> All: https://docs.example/llms-full.txt\n' });
const options = {
  siteFolder: site.folder,
  venuesFolder: site.folder,
  search: undefined,
  createLimiter: createLocalLimiter,
  log,
};

afterAll(site.remove);

describe('openMcp', () => {
  test('opens when the site has lists of pages', async () => {
    const response = await openMcp(options, { TRUST_PROXY: '1' })?.request('/mcp', {
      headers: { 'x-forwarded-for': '192.0.2.1' },
    });
    expect(response?.status).toBe(405);
    expect(await response?.text()).toContain('MCP server of the Acme documentation');
    expect(openMcp({ ...options, siteFolder: `${site.folder}/none` }, {})).toBeUndefined();
  });

  test('serves the tools for code and venues', async () => {
    const response = await openMcp(options, { TRUST_PROXY: '1' })?.request('/mcp', {
      method: 'POST',
      headers: {
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        'x-forwarded-for': '192.0.2.1',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });
    const text = (await response?.text()) ?? '';
    const names = [...text.matchAll(/"name":"(\w+)","title"/g)].map(([, name]) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'check_code',
        'convert_venue',
        'render_plan',
        'find_route',
        'ask_venue',
      ]),
    );
  });

  test("applies the operator's limits to clients and websites", async () => {
    const app = openMcp(options, {
      TRUST_PROXY: '1',
      MCP_RATE_BURST: '1',
      MCP_ALLOWED_ORIGINS: 'docs.example, localhost',
    });
    const ask = async (origin: string): Promise<number | undefined> => {
      const headers = { origin, 'x-forwarded-for': '192.0.2.2' };
      return (await app?.request('/mcp', { headers }))?.status;
    };
    expect(await ask('https://other.example')).toBe(403);
    expect(await ask('http://localhost:6274')).toBe(405);
    expect(await ask('http://localhost:6274')).toBe(429);
    expect(() => openMcp(options, { MCP_RATE_BURST: '-1' })).toThrow('MCP_RATE_BURST: expected');
  });
});
