import { createElement, Fragment } from 'react';
import { describe, expect, test } from 'vitest';
import { mergeAttributes, mergeTags, parseTags } from './head-tags.ts';

const meta = (name: string, content: string) => createElement('meta', { name, content });
const property = (name: string, content: string) =>
  createElement('meta', { property: name, content });
const link = (rel: string, href: string, hrefLang?: string) =>
  createElement('link', { rel, href, ...(hrefLang !== undefined && { hrefLang }) });
const title = (text: string) => createElement('title', {}, text);
const data = (text: string) => createElement('script', { type: 'application/ld+json' }, text);
const html = (props: object) => parseTags(createElement('html', props));

const merge = (...sources: Parameters<typeof parseTags>[0][]) =>
  mergeTags(sources.map(parseTags)).map(
    ({ attributes, text }) => attributes['content'] ?? attributes['href'] ?? text,
  );

describe('parseTags', () => {
  test('names attributes as HTML does', () => {
    expect(parseTags(createElement('html', { className: 'docs', lang: 'en' }))).toEqual([
      { type: 'html', attributes: { class: 'docs', lang: 'en' }, text: '' },
    ]);
    expect(parseTags(link('alternate', '/', 'en'))[0]?.attributes).toEqual({
      rel: 'alternate',
      href: '/',
      hreflang: 'en',
    });
  });

  test('joins the parts of a text', () => {
    expect(parseTags(createElement('title', {}, 'Markers', ' | ', 'Docs'))[0]?.text).toBe(
      'Markers | Docs',
    );
  });

  test('walks lists and fragments, and skips anything but elements', () => {
    const children = [false, null, [meta('a', '1')], createElement(Fragment, {}, meta('b', '2'))];
    expect(parseTags(children).map(({ attributes }) => attributes['name'])).toEqual(['a', 'b']);
  });
});

describe('mergeTags', () => {
  test('lets a later source override a tag of the same name', () => {
    expect(merge([meta('card', 'old'), meta('other', 'kept')], meta('card', 'new'))).toEqual([
      'kept',
      'new',
    ]);
  });

  test('distinguishes names and properties', () => {
    expect(merge(meta('title', 'name'), property('title', 'property'))).toEqual([
      'name',
      'property',
    ]);
  });

  test('has one canonical link and one title', () => {
    expect(merge(link('canonical', '/old'), link('canonical', '/new'))).toEqual(['/new']);
    expect(merge(title('Site'), title('Page'))).toEqual(['Page']);
  });

  test('keeps alternates of the same URL from one source', () => {
    expect(merge([link('alternate', '/', 'en'), link('alternate', '/', 'x-default')])).toEqual([
      '/',
      '/',
    ]);
  });

  test('keeps scripts with different texts', () => {
    expect(merge(data('{}'), data('[]'))).toEqual(['{}', '[]']);
  });
});

test('merges the attributes of an element from all sources, the last one first', () => {
  const sources = [html({ lang: 'en', className: 'a' }), html({ className: 'a b' })];
  expect(mergeAttributes(sources, 'html')).toEqual({ lang: 'en', class: 'a b' });
  expect(mergeAttributes(sources, 'body')).toEqual({});
});
