import { describe, expect, test } from 'vitest';
import {
  createFrameHeaders,
  createProgramHeaders,
  createSecurityHeaders,
  findInlineScripts,
} from './security-headers.ts';

describe('createSecurityHeaders', () => {
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  const hashOfAlert = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

  test('allows only our own files and the hashed inline scripts', () => {
    expect(policyOf({ inlineScripts: ['alert(1)'] })['script-src']).toEqual([
      "'self'",
      hashOfAlert,
    ]);
    expect(policyOf({})['script-src']).toEqual(["'self'"]);
  });

  test('writes the same policy for any order of the scripts', () => {
    const scripts = ['a', 'b', 'c'];
    expect(policyOf({ inlineScripts: scripts })).toEqual(
      policyOf({ inlineScripts: scripts.toReversed() }),
    );
  });

  test('allows requests to the configured services', () => {
    const policy = policyOf({ connectOrigins: ['https://tag.test'] });
    expect(policy['connect-src']).toEqual(["'self'", 'https://tag.test']);
  });

  test('allows no other hosts by default', () => {
    expect(policyOf({})['connect-src']).toEqual(["'self'"]);
  });

  test('loads images only from its own origin, so that answers cannot embed foreign ones', () => {
    expect(policyOf({})['img-src']).toEqual(["'self'", 'data:', 'blob:']);
  });

  test('forbids plug-ins and framing by other sites', () => {
    expect(policyOf({})).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'frame-ancestors': ["'self'"],
    });
  });

  test('sends files a subset of the headers of pages', () => {
    const { pages, files } = createSecurityHeaders({ inlineScripts: [], connectOrigins: [] });
    expect(Object.keys(files).toSorted()).toEqual([
      'Cross-Origin-Resource-Policy',
      'Strict-Transport-Security',
      'X-Content-Type-Options',
    ]);
    expect(pages).toMatchObject(files);
    expect(pages).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Frame-Options': 'SAMEORIGIN',
    });
  });

  test('links every page to llms.txt, before the origin to preconnect to', () => {
    const options = { inlineScripts: [], connectOrigins: [] };
    const index = '</llms.txt>; rel="describedby"; type="text/markdown"';
    expect(createSecurityHeaders(options).pages['Link']).toBe(index);
    const preconnect = 'https://search.test';
    const { pages } = createSecurityHeaders({ ...options, preconnect, baseUrl: '/developers/' });
    expect(pages['Link']).toBe(
      '</developers/llms.txt>; rel="describedby"; type="text/markdown", ' +
        '<https://search.test>; rel=preconnect; crossorigin',
    );
  });

  test('lets other sites load shared files, with the transport headers of all files', () => {
    const { shared, files } = createSecurityHeaders({ inlineScripts: [], connectOrigins: [] });
    expect(shared).toMatchObject({
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
    expect(shared['Strict-Transport-Security']).toBe(files['Strict-Transport-Security']);
  });
});

describe('createFrameHeaders', () => {
  const policy = createFrameHeaders()['Content-Security-Policy'] ?? '';

  test('lets a sample load only from here, and run without our origin', () => {
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "frame-ancestors 'self'",
        'sandbox allow-scripts',
      ]),
    );
  });

  test.each([
    ['samples', createFrameHeaders()],
    ['programs', createProgramHeaders([])],
  ])('blocks WebRTC for %s, by an allowlist of our own host', (_name, headers) => {
    expect(headers['Connection-Allowlist']).toBe('(response-origin)');
  });

  test('names no host and allows neither inline scripts nor eval', () => {
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });

  test('never allows more scripts and hosts than the policy of pages, which some hosts add', () => {
    const pages = policyOf({ inlineScripts: ['a()'] });
    expect(pages['script-src']).toContain("'self'");
    expect(pages['frame-src']).toEqual(["'self'"]);
  });
});

describe('findInlineScripts', () => {
  test('finds the exact text of every inline script, over several lines too', () => {
    const html = '<script>a()</script><p></p><script type="module" defer>\nb()\n</script>';
    expect(findInlineScripts(html)).toEqual(['a()', '\nb()\n']);
  });

  test.each(['<script src="/a.js"></script>', '<script defer src=/a.js></script>'])(
    'leaves out the file %s',
    (html) => expect(findInlineScripts(html)).toEqual([]),
  );

  test('finds an inline script with a data-src attribute', () => {
    expect(findInlineScripts('<script data-src="/a.js">b()</script>')).toEqual(['b()']);
  });

  test.each([
    '"application/ld+json"',
    '"application/json"',
    "'application/json'",
    'application/ld+json',
  ])('leaves out data of type %s', (type) => {
    expect(findInlineScripts(`<script type=${type}>{}</script>`)).toEqual([]);
  });

  test('distinguishes a file from the inline script after it', () => {
    expect(findInlineScripts('<script src="/a.js"></script><script>b()</script>')).toEqual(['b()']);
  });
});

function policyOf({
  inlineScripts = [],
  connectOrigins = [],
}: {
  inlineScripts?: string[];
  connectOrigins?: string[];
}): Record<string, string[]> {
  const { pages } = createSecurityHeaders({ inlineScripts, connectOrigins });
  const directives = pages['Content-Security-Policy']?.split('; ') ?? [];
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('createProgramHeaders', () => {
  test('lets a program be created from text, in a frame without an origin', () => {
    const policy = createProgramHeaders(['{}'])['Content-Security-Policy'] ?? '';
    expect(policy).toMatch(/script-src 'self' blob: 'sha256-[^']+';/);
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain("connect-src 'self' data: blob:;");
  });
});
