import { tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';
import { groupFindings } from './group-findings.ts';
import { validate } from './validate.ts';

describe('groupFindings', () => {
  it('groups by code, the worst and most frequent first', async () => {
    const venue = tinyVenue();
    venue.locations[0]!.categories = ['lcat_a', 'lcat_b'];
    venue.locations[0]!.website!.url = 'javascript:alert(1)';
    venue.locations[0]!.logo = 'assets/gone.svg';
    const { findings } = await validate(venue);
    const groups = groupFindings(findings);
    expect(groups.map(({ severity, code, count }) => `${severity} ${code} ${count}`)).toEqual([
      'error unresolved-id 2',
      'error unsafe-url 1',
      'warning missing-asset 1',
    ]);
    expect(groups[0]).toMatchObject({
      title: 'An id refers to an object that does not exist.',
      fix: 'Correct the id, or remove the reference.',
      docs: '/docs/mvf/v3/specification/core#unresolved-id',
      files: 1,
    });
  });

  it('counts findings that the validator did not list, as its counts do', async () => {
    const venue = tinyVenue();
    venue.locations[0]!.categories = Array.from({ length: 250 }, (_, index) => `lcat_${index}`);
    const { findings, counts } = await validate(venue);
    const [group] = groupFindings(findings);
    expect(group).toMatchObject({ code: 'unresolved-id', count: 250 });
    expect(group?.findings).toHaveLength(100);
    expect(counts.error).toBe(250);
  });

  it('returns nothing for nothing', () => {
    expect(groupFindings([])).toEqual([]);
  });
});
