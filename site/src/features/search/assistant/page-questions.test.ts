import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const PAGES = { '/web-sdk/markers': ['How do I add a marker?'], '/': ['What is this?'] };
const fetchFile = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchFile);
  fetchFile.mockImplementation(() => Promise.resolve(Response.json(PAGES)));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  fetchFile.mockReset();
});

async function suggest(pathname: string, baseUrl = '/', section?: string, isHosted = false) {
  const { loadSuggestions } = await import('./page-questions.ts');
  return loadSuggestions(pathname, { baseUrl, section, isHosted });
}

describe('loadSuggestions', () => {
  test.each([
    ['/web-sdk/markers', '/'],
    ['/web-sdk/markers/', '/'],
    ['/en/web-sdk/markers', '/en/'],
  ])('returns the questions about %s below %s', async (pathname, baseUrl) => {
    expect(await suggest(pathname, baseUrl)).toEqual({
      isAboutPage: true,
      questions: ['How do I add a marker?'],
    });
    expect(fetchFile).toHaveBeenCalledWith(`${baseUrl}assistant/questions.json`);
  });

  test('returns those of the home page', async () => {
    expect(await suggest('/')).toMatchObject({ questions: ['What is this?'] });
  });

  test('returns general ones for the SDK of the reader where a page has none', async () => {
    const { isAboutPage, questions } = await suggest('/ios-sdk/x', '/', 'ios-sdk');
    expect(isAboutPage).toBe(false);
    expect(questions).toContain('How do I show a map in SwiftUI?');
    expect((await suggest('/constructor')).questions).toContain(
      'Which product should I use for my project?',
    );
    expect(fetchFile).toHaveBeenCalledTimes(1);
  });

  test('suggests no question about a venue where a hosted assistant answers', async () => {
    const about = /demo airport/;
    expect((await suggest('/x')).questions.join(' ')).toMatch(about);
    expect((await suggest('/x', '/', undefined, true)).questions.join(' ')).not.toMatch(about);
  });

  test('returns general ones without the file, and tries again the next time', async () => {
    fetchFile.mockResolvedValueOnce(new Response('', { status: 404 }));
    expect(await suggest('/web-sdk/markers', '/', 'web-sdk')).toMatchObject({ isAboutPage: false });
    expect(await suggest('/web-sdk/markers', '/', 'web-sdk')).toMatchObject({ isAboutPage: true });
  });
});
