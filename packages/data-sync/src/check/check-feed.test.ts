import { describe, expect, test } from 'vitest';
import type { FeedKind } from '../schemas/kinds.ts';
import { checkFeed } from './check-feed.ts';

function feed(kind: FeedKind, items: readonly unknown[], more: object = {}): string {
  return JSON.stringify({ kind, version: '1.0', ...more, items }, null, 2);
}

function location(more: object = {}): object {
  return { externalId: 'shop-1', name: 'A shop', type: 'tenant', ...more };
}

function category(externalId: string, parent?: string): object {
  return { externalId, name: externalId, ...(parent !== undefined && { parent }) };
}

function withLogo(more: object): string {
  const logo = { url: 'https://cdn.example/logo.webp?v=2', ...more };
  return feed('location', [location({ logo })]);
}

function problems(text: string, kind: FeedKind): string[] {
  return checkFeed(text, kind).findings.map(
    ({ code, path, message }) => `${code} ${path}: ${message}`,
  );
}

describe('the text of a feed', () => {
  test('yields line and column when it is not JSON', () => {
    expect(problems('{\n  "kind": "location"\n  "items": []\n}', 'location')).toEqual([
      'bad-json : Line 3, column 3: found no comma between two values.',
    ]);
    expect(problems('{"items": [1,]}', 'location')[0]).toContain('remove any comma');
    expect(problems("{'items': []}", 'location')[0]).toContain('Line 1, column 2');
    expect(problems('', 'location')).toHaveLength(1);
  });

  test('may start with a byte order mark', () => {
    expect(problems(`\uFEFF${feed('location', [location()])}`, 'location')).toEqual([]);
  });

  test('fails before parsing when it is too large or too deep', () => {
    expect(problems(`"${'a'.repeat(20_000_001)}"`, 'location')[0]).toContain('at most 20 MB');
    expect(problems('['.repeat(200_000), 'location')[0]).toContain('at most 32 levels');
  });

  test('can be any JSON without throwing', () => {
    for (const text of [
      'null',
      '[]',
      '7',
      '"x"',
      '{}',
      '{"items": 3}',
      '{"items": [null, 4, []]}',
    ]) {
      expect(checkFeed(text, 'location').errors).toBeGreaterThan(0);
    }
    const odd = '{"kind":"location","version":"1.0","items":[{"__proto__":1,"constructor":2}]}';
    expect(checkFeed(odd, 'location').usable).toBe(0);
  });

  test('yields another finding for a wrong kind than for a broken feed', () => {
    expect(problems(feed('event', []), 'location')).toEqual([
      'wrong-kind kind: Expected a feed of kind "location", found one of kind "event".',
    ]);
  });

  test('may contain at most 50,000 records, and a venue feed one', () => {
    const many = Array.from({ length: 50_001 }, () => 0);
    expect(checkFeed(feed('location', many), 'location').counts['too-large']).toBe(1);
    const venue = { externalId: 'v', name: 'V' };
    expect(checkFeed(feed('venue', [venue, { ...venue, externalId: 'w' }]), 'venue').errors).toBe(
      1,
    );
  });
});

describe('a record', () => {
  test('yields path and line when it is invalid, without affecting others', () => {
    const text = feed('location', [location(), { externalId: 'shop-2', type: 'tenant' }]);
    const { findings, usable, records } = checkFeed(text, 'location');
    expect(findings).toMatchObject([
      {
        code: 'missing-field',
        severity: 'error',
        path: 'items[1]',
        record: 'shop-2',
        line: 10,
        message: 'The field "name" is missing.',
      },
    ]);
    expect([usable, records]).toEqual([1, 2]);
  });

  test.each([
    [{ name: 7 }, 'wrong-type items[0].name: Expected a string, found 7.'],
    [
      { name: '' },
      'out-of-range items[0].name: Expected at least 1 and at most 200 characters, found "".',
    ],
    [{ hidden: 'no' }, 'wrong-type items[0].hidden: Expected true or false, found "no".'],
    [
      { website: 'http://shop.example' },
      'wrong-form items[0].website: Expected a string like "https://mare-de-papel.example", found "http://shop.example".',
    ],
    [
      { states: [{ type: 'shut' }] },
      'wrong-value items[0].states[0].type: Expected one of "coming-soon", "now-open", "temporarily-closed", "moving", "closing-down", found "shut".',
    ],
    [
      { logo: { url: 'https://cdn.example/a.svg', bytes: 16_000_000 } },
      'out-of-range items[0].logo.bytes: Expected at least 1 and at most 15000000, found 16000000.',
    ],
  ])('yields a readable message for %j', (more, expected) => {
    expect(problems(feed('location', [location(more)]), 'location')).toEqual([expected]);
  });

  test('yields a hint for an unknown field', () => {
    const more = {
      openinghours: [],
      telephone: '1',
      polygons: [],
      zzz: 1,
      extra: { any: { thing: 1 } },
    };
    const found = problems(feed('location', [location(more)]), 'location');
    expect(found).toEqual([
      'unknown-field items[0].openinghours: The field "openinghours" is not recognised. Did you mean "openingHours"?',
      'unknown-field items[0].telephone: The field "telephone" is not recognised. Did you mean "phone"?',
      'unknown-field items[0].polygons: The field "polygons" is not recognised. Did you mean "units"?',
      'unknown-field items[0].zzz: The field "zzz" is not recognised.',
    ]);
  });

  test('does not count when its id is a duplicate', () => {
    const { findings, usable } = checkFeed(feed('location', [location(), location()]), 'location');
    expect(findings[0]?.message).toBe('The external id "shop-1" is already used by items[0].');
    expect(usable).toBe(1);
  });
});

describe('categories', () => {
  test('yield one finding for each cycle', () => {
    const items = [category('a', 'b'), category('b', 'c'), category('c', 'a'), category('d', 'a')];
    expect(problems(feed('category', items), 'category')).toEqual([
      'cycle items[0].parent: The category is part of itself: a → b → c → a.',
    ]);
  });

  test('must name an existing parent', () => {
    expect(problems(feed('category', [category('a', 'b')]), 'category')[0]).toContain(
      'No category has the external id "b".',
    );
  });

  test('pass in a single run for a long chain', () => {
    const items = Array.from({ length: 20_000 }, (_, index) =>
      category(`c${index}`, index === 0 ? undefined : `c${index - 1}`),
    );
    expect(checkFeed(feed('category', items), 'category').errors).toBe(0);
  });
});

describe('times', () => {
  test('must exist', () => {
    const hours = { opens: '10:00', closes: '20:00', validFrom: '2026-02-30' };
    expect(problems(feed('location', [location({ openingHours: [hours] })]), 'location')).toEqual([
      'impossible-time items[0].openingHours[0].validFrom: There is no such day: "2026-02-30".',
    ]);
  });

  test('may be after midnight, and yield a warning when they are swapped', () => {
    const night = location({ openingHours: [{ opens: '18:00', closes: '02:00' }] });
    expect(problems(feed('location', [night]), 'location')).toEqual([]);
    const swapped = location({ openingHours: [{ opens: '20:00', closes: '19:00' }] });
    expect(problems(feed('location', [swapped]), 'location')[0]).toContain('23 hours later');
  });

  test('yield a warning when others cover the same dates', () => {
    const standing = { opens: '10:00', closes: '22:00' };
    const short = {
      opens: '10:00',
      closes: '14:00',
      validFrom: '2026-12-24',
      validThrough: '2026-12-24',
    };
    const long = { ...short, closes: '23:00' };
    const of = (entry: object): string[] =>
      problems(feed('location', [location({ openingHours: [standing, entry] })]), 'location');
    expect(of(short)[0]).toContain('a place is open if any entry says so');
    expect(of(long)).toEqual([]);
    // A Thursday, which the regular hours of Mondays do not affect.
    const mondays = { ...standing, dayOfWeek: ['Monday'] };
    const two = location({ openingHours: [mondays, short] });
    expect(problems(feed('location', [two]), 'location')).toEqual([]);
  });

  test('must be in order and have an offset for an event', () => {
    const event = {
      externalId: 'e',
      name: 'E',
      startsAt: '2026-03-02T20:00:00+01:00',
      endsAt: '2026-03-02T18:00:00+00:00',
    };
    expect(problems(feed('event', [event]), 'event')[0]).toContain('"endsAt"');
    const local = { ...event, endsAt: '2026-03-02T23:00:00' };
    expect(problems(feed('event', [local]), 'event')[0]).toContain('wrong-form items[0].endsAt');
  });

  test('must be of the same day for a flight, and recent for a wait', () => {
    const flight = {
      externalId: 'f',
      flightNumber: 'NA417',
      direction: 'departure',
      scheduledAt: '2026-03-02T07:15:00+01:00',
      estimatedAt: '2026-03-04T07:15:00+01:00',
    };
    expect(problems(feed('flight', [flight]), 'flight')[0]).toContain(
      '48 hours from "scheduledAt"',
    );
    const wait = { externalId: 's', waitTime: 3, measuredAt: '2026-03-02T05:00:00Z' };
    const late = feed('security-wait-time', [wait], { generatedAt: '2026-03-02T06:00:00Z' });
    expect(problems(late, 'security-wait-time')[0]).toContain('60 minutes before');
  });
});

test('warns about images of other types unless they declare their type', () => {
  expect(problems(withLogo({}), 'location')[0]).toContain('Images of type "webp" are not shown.');
  expect(problems(withLogo({ fileName: 'logo.png' }), 'location')).toEqual([]);
  expect(problems(withLogo({ mediaType: 'image/png' }), 'location')).toEqual([]);
});

test('limits the findings of one code', () => {
  const items = Array.from({ length: 400 }, (_, index) =>
    location({ externalId: `s${index}`, oops: 1 }),
  );
  const { findings, counts, warnings } = checkFeed(feed('location', items), 'location');
  expect([findings.length, counts['unknown-field'], warnings]).toEqual([50, 400, 400]);
});
