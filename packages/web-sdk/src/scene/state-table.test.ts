import { expect, test } from 'vitest';
import { ROWS_PER_LINE, StateTable } from './state-table.ts';

const LOOK = { color: 0x102030, topColor: 0xffffff, opacity: 1, height: 2, altitude: 0.5 };

test('lays out a row as the shader reads it', () => {
  const table = new StateTable(new Float32Array([0, 0.25]));
  table.write(1, LOOK);
  expect(Array.from(table.data.subarray(8, 16))).toEqual([
    0x102030, 0xffffff, 1, 0.25, 2, 0.5, 0, 0,
  ]);
});

test('stores 24-bit colours exactly in single precision', () => {
  const table = new StateTable(new Float32Array(1));
  table.write(0, { ...LOOK, color: 0xfffffe, topColor: 0xfedcbb });
  expect([table.data[0], table.data[1]]).toEqual([0xfffffe, 0xfedcbb]);
});

test('counts base and top from the floor, including the lift', () => {
  const table = new StateTable(new Float32Array([0.25]));
  table.write(0, LOOK);
  expect([table.baseOf(0), table.topOf(0), table.opacityOf(0)]).toEqual([0.5, 2.75, 1]);
});

test('returns dirty lines once', () => {
  const table = new StateTable(new Float32Array(ROWS_PER_LINE * 4));
  expect(table.takeDirty()).toBeUndefined();
  table.write(ROWS_PER_LINE + 3, LOOK);
  table.write(ROWS_PER_LINE * 2, LOOK);
  expect(table.takeDirty()).toEqual({ first: 1, last: 2 });
  expect(table.takeDirty()).toBeUndefined();
});

test('marks nothing as dirty when a row is unchanged', () => {
  const table = new StateTable(new Float32Array(1));
  const look = { ...LOOK, opacity: 0.1, height: 0.3, altitude: 0.7 };
  table.write(0, look);
  table.takeDirty();
  const { revision } = table;
  table.write(0, look);
  expect(table.takeDirty()).toBeUndefined();
  expect(table.revision).toBe(revision);
});

test('has a line even without rows', () => {
  expect(new StateTable(new Float32Array(0)).lineCount).toBe(1);
});
