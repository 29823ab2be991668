import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../shared/repo.ts';
import { readDeclaredValues } from './constant-values.ts';

describe('readDeclaredValues', () => {
  const entry = join(ROOT, 'packages/react-native-sdk-legacy/src/v5/index.d.ts');
  const { constants, functions, errorClasses } = readDeclaredValues(entry);

  test('reads the strings of constants', () => {
    expect(constants['LOCATION_TYPE']).toEqual({ TENANT: 'tenant', AMENITY: 'amenity' });
  });

  test('finds functions and classes, and leaves types out', () => {
    expect(functions).toEqual(['VenueView']);
    expect(errorClasses).toEqual(['SdkError']);
    expect(constants).not.toHaveProperty('MapStore');
  });
});
