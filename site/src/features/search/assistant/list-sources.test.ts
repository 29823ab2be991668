import { describe, expect, test } from 'vitest';
import type { AssistantMessage, MessagePart } from './chat-message';
import { listSources } from './list-sources';
import { resolveLink, type SitePlace } from './resolve-link';

const PLACE: SitePlace = {
  origins: ['http://localhost:3000', 'https://docs.example'],
  baseUrl: '/',
};

function answerOf(text: string, ...sources: readonly object[]): AssistantMessage {
  const parts = [{ type: 'text', text }, ...sources] as MessagePart[];
  return { id: 'a', role: 'assistant', parts };
}

describe('listSources', () => {
  test('lists cited pages and linked pages, each once [S2.53]', () => {
    const answer = answerOf(
      'See [markers](https://docs.example/web-sdk/markers#add), https://other.example/a. ' +
        'Not `https://code.example` nor\n\n```\n[x](https://fence.example)\n```\n\n' +
        '[again](/web-sdk/markers#add)',
      {
        type: 'source-url',
        sourceId: '1',
        url: 'https://docs.example/web-sdk/markers#add',
        title: 'Add a marker',
      },
      { type: 'source-url', sourceId: '2', url: 'https://docs.example/web-sdk/labels' },
    );
    expect(listSources(answer, PLACE)).toEqual([
      { title: 'Add a marker', href: '/web-sdk/markers#add', isPage: true },
      { title: 'https://docs.example/web-sdk/labels', href: '/web-sdk/labels', isPage: true },
      { title: 'https://other.example/a', href: 'https://other.example/a', isPage: false },
    ]);
  });

  test('omits URLs that would run code', () => {
    const answer = answerOf('[a](javascript:alert(1)) [b](data:text/html,x) [c](mailto:a@b.c)', {
      type: 'source-url',
      sourceId: '1',
      url: 'javascript:alert(2)',
      title: 'x',
    });
    expect(listSources(answer, PLACE)).toEqual([]);
  });
});

describe('resolveLink', () => {
  test.each([
    ['https://docs.example/a?b#c', { href: '/a?b#c', isPage: true }],
    ['/a/6.0', { href: '/a/6.0', isPage: true }],
    ['/files/a.zip', { href: '/files/a.zip', isPage: false }],
    ['//evil.example/x', { href: 'http://evil.example/x', isPage: false }],
    ['/\\evil.example', { href: 'http://evil.example/', isPage: false }],
    ['HTTPS://other.example', { href: 'https://other.example/', isPage: false }],
    ['java\nscript:alert(1)', undefined],
    [' javascript:alert(1)', undefined],
    ['vbscript:x', undefined],
    ['file:///etc/passwd', undefined],
    ['relative/path', undefined],
    ['https://', undefined],
  ])('turns %j into %j', (link, address) => {
    expect(resolveLink(link, PLACE)).toEqual(address);
  });

  test('puts pages below the base URL', () => {
    const place = { ...PLACE, baseUrl: '/portal/' };
    expect(resolveLink('/a', place)?.href).toBe('/portal/a');
    expect(resolveLink('https://docs.example/portal/a', place)?.href).toBe('/portal/a');
  });
});
