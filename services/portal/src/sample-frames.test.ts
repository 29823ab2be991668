import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSampleFrames } from './sample-frames.ts';
import { type TestSite, writeTestSite } from './testing/write-test-site.ts';

let site: TestSite;

beforeAll(() => {
  site = writeTestSite({
    'samples/assets/start-1.js': 'export {};',
    'samples/web-sdk/6.0/pins/main.html': '<p>',
    'samples/playground/frame-6.0.html': '<p>',
    'security-headers.json': JSON.stringify({
      frames: { 'Content-Security-Policy': 'sandbox allow-scripts' },
      programs: { 'Content-Security-Policy': 'script-src blob:' },
    }),
  });
});

afterAll(() => site.remove());

describe('pages of samples', () => {
  test('carry the policy that the build wrote for them', async () => {
    const response = await createSampleFrames(site.folder).request('/web-sdk/6.0/pins/main.html');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toBe('sandbox allow-scripts');
  });

  test('differ from those of programs, which have a policy of their own', async () => {
    const response = await createSampleFrames(site.folder).request('/playground/frame-6.0.html');
    expect(response.headers.get('content-security-policy')).toBe('script-src blob:');
  });

  test('load scripts that are cached for ever', async () => {
    const response = await createSampleFrames(site.folder).request('/assets/start-1.js');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('respond 404 when they do not exist', async () => {
    const response = await createSampleFrames(site.folder).request('/web-sdk/6.0/gone/main.html');
    expect(response.status).toBe(404);
  });
});
