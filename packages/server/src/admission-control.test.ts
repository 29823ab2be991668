import { describe, expect, test } from 'vitest';
import { AdmissionControl, SHED_ABOVE_MS } from './admission-control.ts';
import type { RouteClass } from './route-class.ts';

const WINDOW_MS = 100;
const ROUTES: readonly RouteClass[] = ['answer', 'rest', 'search', 'page', 'probe'];
const BUSY_MS = 30;
const STUCK_MS = 5000;

/** Decides in the middle: a class is admitted while less than half of it is refused. */
function createControl(): AdmissionControl {
  return new AdmissionControl(() => 0.5);
}

function passSeconds(control: AdmissionControl, seconds: number, meanMs: number): void {
  for (let passed = 0; passed < seconds * 1000; passed += WINDOW_MS) {
    control.update({ meanMs, windowMs: WINDOW_MS });
  }
}

function admittedRoutes(control: AdmissionControl): RouteClass[] {
  return ROUTES.filter((route) => control.admits(route));
}

describe('AdmissionControl', () => {
  test('admits everything before the first measurement, and while the loop is on time', () => {
    const control = createControl();
    expect(admittedRoutes(control)).toEqual(ROUTES);
    passSeconds(control, 10, 1);
    expect(admittedRoutes(control)).toEqual(ROUTES);
  });

  test('refuses answers first', () => {
    const control = createControl();
    passSeconds(control, 5, 9);
    expect(admittedRoutes(control)).toEqual(['rest', 'search', 'page', 'probe']);
  });

  test('refuses search, and admits pages', () => {
    const control = createControl();
    passSeconds(control, 5, BUSY_MS);
    expect(admittedRoutes(control)).toEqual(['page', 'probe']);
  });

  test('refuses pages last, and never probes', () => {
    const control = createControl();
    passSeconds(control, 5, STUCK_MS);
    expect(admittedRoutes(control)).toEqual(['probe']);
  });

  test.each([300, 60_000])('refuses nobody after a single stall of %i ms', (windowMs) => {
    const control = new AdmissionControl(() => 0);
    control.update({ meanMs: windowMs / 2, windowMs });
    passSeconds(control, 0.1, 0);
    expect(admittedRoutes(control)).toEqual(ROUTES);
  });

  test('refuses answers after three stalls of a second in a row', () => {
    const control = createControl();
    for (let stall = 0; stall < 3; stall += 1) control.update({ meanMs: 450, windowMs: 1000 });
    expect(control.admits('answer')).toBe(false);
  });

  test('admits everything three seconds after the overload', () => {
    const control = new AdmissionControl(() => 0);
    passSeconds(control, 60, STUCK_MS);
    passSeconds(control, 3, 0);
    expect(admittedRoutes(control)).toEqual(ROUTES);
  });

  test('settles where the loop is as late as the limit, with as much search as the process can do', () => {
    const offeredCores = 3;
    let turn = 0;
    const control = new AdmissionControl(() => (turn += 0.618) % 1);
    const delays: number[] = [];
    const admitted: number[] = [];
    for (let window = 0; window < 400; window += 1) {
      const admits = Array.from({ length: 100 }, () => control.admits('search'));
      const ratio = admits.filter(Boolean).length / admits.length;
      const meanMs = Math.max(0, ratio * offeredCores - 0.9) * 150;
      control.update({ meanMs, windowMs: WINDOW_MS });
      delays.push(meanMs);
      admitted.push(ratio);
    }
    expect(mean(delays.slice(200))).toBeLessThan(2 * SHED_ABOVE_MS.search!);
    expect(mean(admitted.slice(200))).toBeCloseTo(1 / offeredCores, 1);
  });
});

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
