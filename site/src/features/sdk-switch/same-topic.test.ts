import { describe, expect, test } from 'vitest';
import { findSameTopic } from './same-topic.ts';

describe('findSameTopic', () => {
  test('finds the page of the same name', () => {
    expect(findSameTopic('markers', versionOf('/ios-sdk', 'markers'))).toEqual({
      path: '/ios-sdk/markers',
      hasTopic: true,
    });
  });

  test.each([
    ['labels', 'floating-labels'],
    ['flat-labels', 'labels'],
    ['turn-by-turn-directions', 'directions'],
    ['level-selection', 'stacked-maps'],
    ['interactivity', 'callbacks'],
  ])('finds %s under its other name, %s', (id, otherName) => {
    const { path, hasTopic } = findSameTopic(id, versionOf('/other', otherName));
    expect({ path, hasTopic }).toEqual({ path: `/other/${otherName}`, hasTopic: true });
  });

  test('prefers the page of the same name to one under another name', () => {
    const version = versionOf('/android-sdk', 'floating-labels', 'flat-labels');
    expect(findSameTopic('flat-labels', version).path).toBe('/android-sdk/flat-labels');
  });

  test.each(['shapes', undefined])('returns the start page where %s is missing', (id) => {
    expect(findSameTopic(id, versionOf('/ios-sdk/3.0', 'markers'))).toEqual({
      path: '/ios-sdk/3.0/',
      hasTopic: false,
    });
  });

  test('rejects a version without a start page', () => {
    const version = { ...versionOf('/ios-sdk', 'markers'), mainDocId: 'gone' };
    expect(() => findSameTopic('shapes', version)).toThrow('A version has no main page "gone".');
  });
});

function versionOf(base: string, ...ids: string[]) {
  const docs = ids.map((id) => ({ id, path: `${base}/${id}` }));
  return { mainDocId: 'index', docs: [{ id: 'index', path: `${base}/` }, ...docs] };
}
