import { describe, expect, test } from 'vitest';
import { checkEmbed, type EmbedInput, type FrameAttributes } from './check-embed';

const VIEWER = 'https://maps.example';
const SRC = `${VIEWER}/viewer/?venue=harbour-mall&embedded=true`;
const GOOD: FrameAttributes = {
  src: SRC,
  title: 'Map',
  allow: 'clipboard-write',
  style: 'border: 0; height: 650px',
};

function check(
  input: Partial<EmbedInput>,
  frame: FrameAttributes | undefined = GOOD,
): readonly string[] {
  const whole = { contentSecurityPolicy: '', permissionsPolicy: '', html: '<iframe>', ...input };
  return checkEmbed(whole, { viewerOrigin: VIEWER, readFrame: () => frame }).map(
    ({ severity, message }) => `${severity}: ${message}`,
  );
}

describe('checkEmbed', () => {
  test('returns no findings when nothing is wrong', () => {
    expect(check({})).toEqual([]);
    expect(check({ html: '' }, undefined)).toEqual([]);
  });

  test.each([
    "default-src 'self'; frame-src https://maps.example",
    'Content-Security-Policy: frame-src https:',
    'frame-src *.example',
    'frame-src maps.example',
    'frame-src *',
    'child-src https://maps.example/',
    "script-src 'self'",
  ])('accepts the policy %s', (contentSecurityPolicy) => {
    expect(check({ contentSecurityPolicy })).toEqual([]);
  });

  test.each([
    ["default-src 'self'", "default-src lists 'self'"],
    ["frame-src 'none'; default-src *", "frame-src lists 'none'"],
    ['frame-src https://maps.example.evil.test', 'frame-src lists https://maps.example.evil.test'],
    ['frame-src http://maps.example', 'frame-src lists http://maps.example'],
    ['frame-src https://maps.example:8443', 'frame-src lists https://maps.example:8443'],
    ['frame-src', 'frame-src lists nothing'],
  ])('reports the policy %s', (contentSecurityPolicy, message) => {
    const [finding, ...others] = check({ contentSecurityPolicy });
    expect(finding).toContain(`fault: The policy does not allow the iframe: ${message}`);
    expect(finding).toContain(`frame-src ${VIEWER}`);
    expect(others).toEqual([]);
  });

  test.each<[string, FrameAttributes, string]>([
    ['no address', { ...GOOD, src: '' }, 'fault: src: expected the full URL'],
    ['http', { ...GOOD, src: SRC.replace('https', 'http') }, 'fault: src starts with http'],
    [
      'another host',
      { ...GOOD, src: SRC.replace('maps', 'm') },
      'hint: src points to https://m.example',
    ],
    ['no venue', { ...GOOD, src: `${VIEWER}/viewer/?embedded=true` }, 'fault: src names no venue'],
    ['not embedded', { ...GOOD, src: `${VIEWER}/viewer/?venue=a` }, 'hint: Add embedded=true'],
    ['no height', { ...GOOD, style: 'width: 100%' }, 'fault: The iframe has no height'],
    ['a height in percent', { ...GOOD, style: '', height: '100%' }, 'hint: The height is 100%'],
    ['a low frame', { ...GOOD, style: '', height: '150' }, 'hint: A height of 150 px'],
    ['no title', { ...GOOD, title: ' ' }, 'hint: Add a title'],
    ['a sandbox', { ...GOOD, sandbox: 'allow-scripts' }, 'fault: sandbox: add allow-same-origin'],
    ['late loading', { ...GOOD, loading: 'lazy' }, 'hint: loading="lazy"'],
    ['no permission', { ...GOOD, allow: '' }, 'hint: Add allow="clipboard-write"'],
  ])('reports %s', (_case, frame, message) => {
    expect(check({}, frame)).toEqual([expect.stringContaining(message)]);
  });

  test('reports a permissions policy that blocks copying from the frame', () => {
    expect(check({ permissionsPolicy: 'clipboard-write=(self)' })).toEqual([
      expect.stringContaining('Set clipboard-write=(self "https://maps.example").'),
    ]);
    expect(check({ permissionsPolicy: `clipboard-write=(self "${VIEWER}")` })).toEqual([]);
    expect(check({ permissionsPolicy: 'clipboard-write=*, camera=()' })).toEqual([]);
  });

  test('reports code without a frame, and too much of it', () => {
    const empty = checkEmbed(
      { contentSecurityPolicy: '', permissionsPolicy: '', html: '<p>' },
      { viewerOrigin: VIEWER, readFrame: () => undefined },
    );
    expect(empty).toEqual([
      { severity: 'fault', message: expect.stringContaining('has no <iframe>') as string },
    ]);
    expect(check({ html: 'a'.repeat(20_001) })).toEqual([
      'fault: Paste up to 20000 characters into each field.',
    ]);
  });
});
