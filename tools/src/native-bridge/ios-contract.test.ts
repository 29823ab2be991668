import { describe, expect, test } from 'vitest';
import { readIosApi } from '@brand/native-api/swift/ios-api';
import { checkContract } from './check-contract.ts';
import { readHostSurface } from './host-surface.ts';
import { IOS_CONTRACT } from './ios-contract.ts';

const host = readHostSurface();
const api = await readIosApi('5.0');

describe('the bridge of iOS SDK 5.0', () => {
  test('has a handled message for every call, or a reason for none', () => {
    const { problems, crossing, local } = checkContract(api, IOS_CONTRACT, host);
    expect(problems).toEqual([]);
    console.log(`iOS SDK 5.0: ${crossing} members cross, ${local} are local`);
    expect(crossing).toBeGreaterThan(100);
  });

  test('reports a call without a message', () => {
    const { 'Camera.animate': _, ...exceptions } = IOS_CONTRACT.exceptions;
    const { problems } = checkContract(api, { ...IOS_CONTRACT, exceptions }, host);
    expect(problems).toContain(
      'Camera.animate: the page has no request camera.animate. Write its message down.',
    );
    expect(problems).toContain(
      'The page answers camera.animateTo, which nothing in the SDK asks for.',
    );
  });

  test('reports a row that the SDK does not have', () => {
    const exceptions = { ...IOS_CONTRACT.exceptions, 'Camera.fly': { request: 'animateTo' } };
    const { problems } = checkContract(api, { ...IOS_CONTRACT, exceptions }, host);
    expect(problems).toEqual(['The contract has Camera.fly, which the SDK has not.']);
  });

  test('reports a type without a target', () => {
    const { Search: _, ...targets } = IOS_CONTRACT.targets;
    const { problems } = checkContract(api, { ...IOS_CONTRACT, targets }, host);
    expect(problems).toContain(
      'Search.query is asynchronous, and Search has no target in the contract.',
    );
  });
});
