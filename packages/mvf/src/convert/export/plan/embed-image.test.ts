import { describe, expect, it } from 'vitest';
import { sampleDocument } from '../sample-document.fixture.ts';
import { createEmbedImage } from './embed-image.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

function embed(extras: Record<string, Uint8Array | string>, path: string): string | undefined {
  const encode = new TextEncoder();
  const entries = Object.entries(extras).map(
    ([name, content]) =>
      [name, typeof content === 'string' ? encode.encode(content) : content] as const,
  );
  return createEmbedImage({ ...sampleDocument(), extras: Object.fromEntries(entries) })(path);
}

describe('createEmbedImage', () => {
  it('embeds PNG and SVG files of the bundle as data, by their content and not their name', () => {
    expect(embed({ 'a.jpg': PNG }, 'a.jpg')).toBe('data:image/png;base64,iVBORw0KGgoBAgM=');
    expect(
      embed({ 'a.svg': '<?xml version="1.0"?><svg/>'.replace('/>', ' />') }, './a.svg'),
    ).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(embed({ 'a.png': 'GIF89a' }, 'a.png')).toBeUndefined();
  });

  it('returns undefined for external, missing and large images', () => {
    expect(embed({}, 'https://example.com/a.png')).toBeUndefined();
    expect(embed({}, '__proto__')).toBeUndefined();
    const large = new Uint8Array(70_000);
    large.set(PNG);
    expect(embed({ 'a.png': large }, 'a.png')).toBeUndefined();
  });

  it.each([
    '<svg ><script>alert(1)</script></svg>',
    '<svg onload="alert(1)"></svg>',
    '<svg ><image href="https://example.com/a.png"/></svg>',
    "<svg ><use xlink:href = '//example.com/a.svg#x'/></svg>",
    '<svg ><a href="java&#115;cript:alert(1)"/></svg>',
    '<svg ><style>@import "https://example.com/a.css"</style></svg>',
    '<svg ><rect style="fill:url(https://example.com/a.svg#p)"/></svg>',
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg >&a;</svg>',
    '<svg ><foreignObject/></svg>',
  ])('rejects %s', (content) => {
    expect(embed({ 'a.svg': content }, 'a.svg')).toBeUndefined();
  });

  it('accepts references inside the image', () => {
    const content =
      '<svg xmlns="http://www.w3.org/2000/svg"><defs><g id="a"/></defs><use href="#a" fill="url(#b)"/></svg>';
    expect(embed({ 'a.svg': content }, 'a.svg')).toBeDefined();
  });
});
