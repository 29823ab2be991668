import { describe, expect, test } from 'vitest';
import { readAndroidApi } from '@brand/native-api/kotlin/read-api';
import { ANDROID_CONTRACT } from './android-contract.ts';
import { checkContract } from './check-contract.ts';
import { readHostSurface } from './host-surface.ts';

const host = readHostSurface();
const { sdk } = await readAndroidApi('5.0');

describe('the bridge of Android SDK 5.0', () => {
  test('has a handled message for every call, or a reason for none', () => {
    const { problems, crossing, local } = checkContract(sdk, ANDROID_CONTRACT, host);
    expect(problems).toEqual([]);
    console.log(`Android SDK 5.0: ${crossing} members cross, ${local} are local`);
    expect(crossing).toBeGreaterThan(100);
  });

  test('reports a call without a message', () => {
    const { 'Camera.pointOf': _, ...exceptions } = ANDROID_CONTRACT.exceptions;
    const { problems } = checkContract(sdk, { ...ANDROID_CONTRACT, exceptions }, host);
    expect(problems).toEqual([
      'Camera.pointOf: the page has no request camera.pointOf. Write its message down.',
      'The page answers camera.toScreen, which nothing in the SDK asks for.',
    ]);
  });

  test('reports a row that the SDK does not have', () => {
    const exceptions = { ...ANDROID_CONTRACT.exceptions, 'Camera.fly': { request: 'animateTo' } };
    const { problems } = checkContract(sdk, { ...ANDROID_CONTRACT, exceptions }, host);
    expect(problems).toEqual(['The contract has Camera.fly, which the SDK has not.']);
  });
});
