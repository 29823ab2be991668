import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHeightWarning } from './height-warning.ts';

type FakeElement = {
  localName: string;
  id: string;
  clientWidth: number;
  clientHeight: number;
  overflowY: string;
  parentElement: FakeElement | null;
};

const body = element({ localName: 'body', clientHeight: 0, overflowY: 'hidden' });

function element(fields: Partial<FakeElement>): FakeElement {
  return {
    localName: 'div',
    id: '',
    clientWidth: 800,
    clientHeight: 0,
    overflowY: 'visible',
    parentElement: null,
    ...fields,
  };
}

/** A map in `#map`, and the elements around it from the inside out. */
function mapIn(...around: FakeElement[]) {
  const chain = [element({ overflowY: 'hidden' }), element({ id: 'map' }), ...around, body];
  for (const [index, each] of chain.entries()) each.parentElement = chain[index + 1] ?? null;
  const state = { isVisible: true };
  const root = Object.assign(chain[0]!, {
    isConnected: true,
    checkVisibility: () => state.isVisible,
    ownerDocument: { body },
  });
  for (const each of chain) Object.assign(each, { getRootNode: () => ({}) });
  const warning = createHeightWarning(root as unknown as HTMLElement);
  const resize = (width: number, height: number): void => {
    Object.assign(root, { clientWidth: width, clientHeight: height });
    warning.update(width, height);
  };
  return { state, warning, resize };
}

const warn = vi.fn<(message: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('getComputedStyle', ({ overflowY }: FakeElement) => ({ overflowY }));
  vi.spyOn(console, 'warn').mockImplementation(warn);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  warn.mockClear();
});

test('warns once, with the element and what to do', () => {
  const { resize } = mapIn();
  resize(800, 0);
  expect(warn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  resize(600, 0);
  vi.advanceTimersByTime(2000);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]![0]).toMatch(/<div id="map">.*not visible\. Set a height in CSS/);
});

test('does not warn if the height comes late, or goes later', () => {
  const { resize } = mapIn();
  resize(800, 0);
  vi.advanceTimersByTime(900);
  resize(800, 400);
  vi.advanceTimersByTime(2000);
  resize(800, 0);
  vi.advanceTimersByTime(2000);
  expect(warn).not.toHaveBeenCalled();
});

test('does not warn while the map is hidden, but when it is shown without a height', () => {
  const { resize, state } = mapIn();
  state.isVisible = false;
  resize(0, 0);
  vi.advanceTimersByTime(2000);
  resize(800, 0);
  vi.advanceTimersByTime(2000);
  expect(warn).not.toHaveBeenCalled();
  state.isVisible = true;
  resize(801, 0);
  vi.advanceTimersByTime(2000);
  expect(warn).toHaveBeenCalledOnce();
});

test('does not warn inside a collapsed panel', () => {
  const { resize } = mapIn(element({ clientHeight: 0, overflowY: 'hidden' }));
  resize(800, 0);
  vi.advanceTimersByTime(2000);
  expect(warn).not.toHaveBeenCalled();
});

test('does not warn after the map is removed', () => {
  const { resize, warning } = mapIn();
  resize(800, 0);
  warning.stop();
  vi.advanceTimersByTime(2000);
  expect(warn).not.toHaveBeenCalled();
});
