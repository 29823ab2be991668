import type { Coordinate } from '@brand/venue';
import { describe, expect, test } from 'vitest';
import { ScreenLayout } from '../../kernel/screen-layout.ts';
import { ViewCamera } from '../../kernel/view-camera.ts';
import type { MarkerAnchor } from './anchors.ts';
import { MarkerLayout, type LayoutContext, type LayoutMarker } from './marker-layout.ts';
import { MARKER_DEFAULTS, type MarkerOptions } from './marker-options.ts';

type TestMarker = Omit<LayoutMarker, 'coordinate'> & {
  coordinate: Coordinate;
  readonly shown: () => string;
};

/** A marker of 40 by 20 px; `x` and `y` are metres, which equal pixels in these tests. */
function marker(x: number, y: number, options: MarkerOptions = {}): TestMarker {
  const settings = { ...MARKER_DEFAULTS, ...options };
  let written = 'absent';
  return {
    settings,
    coordinate: { lngLat: [x, y], floorId: 'f_ground' } as Coordinate,
    get anchors(): readonly MarkerAnchor[] {
      return typeof settings.anchor === 'string' ? [settings.anchor] : settings.anchor;
    },
    anchor: 'bottom',
    state: 'absent',
    box: undefined,
    x: 0,
    y: 0,
    width: 40,
    height: 20,
    isOccluded: false,
    get isShown() {
      return written === 'shown';
    },
    get isDot() {
      return written === 'dot';
    },
    show() {
      written = this.state;
    },
    shown: () => written,
  };
}

function layOut(
  markers: readonly LayoutMarker[],
  visible = ['f_ground'],
  presence: Readonly<Record<string, number>> = {},
): () => void {
  const camera = new ViewCamera(0);
  camera.setSize(400, 300);
  const zoom = camera.zoomFor(1);
  camera.setPose({ x: 0, y: 0, z: 0, zoom, bearingDegrees: 0, pitchDegrees: 0 });
  const context = {
    floors: {
      visible: visible.map((id) => ({ id })),
      presenceOf: ({ id }: { id: string }) => presence[id] ?? 1,
    },
    space: { toWorld: ({ lngLat: [x, y] }: Coordinate) => ({ x, y, z: 0 }) },
    stage: { pixelRatio: 1 },
  } as unknown as LayoutContext;
  const layout = new ScreenLayout();
  layout.add(new MarkerLayout(context, markers));
  const update = (): void => {
    layout.invalidate();
    layout.update(camera);
  };
  update();
  return update;
}

describe('MarkerLayout', () => {
  test('shows a marker at its position', () => {
    const one = marker(50, 100);
    layOut([one]);
    expect(one.shown()).toBe('shown');
    expect(one.x).toBeCloseTo(250, 6);
    expect(one.y).toBeCloseTo(50, 6);
  });

  test('gives the position to the higher rank and collapses the other to a dot', () => {
    const low = marker(0, 0, { rank: 'low', collapsed: 'dot' });
    const high = marker(10, 12, { rank: 'high' });
    layOut([low, high]);
    expect([low.shown(), high.shown()]).toEqual(['dot', 'shown']);
  });

  test('hides a marker whose dot is disabled or does not fit', () => {
    const high = marker(0, 0, { rank: 'high', anchor: 'center' });
    const unwanted = marker(0, 15, { collapsed: 'hidden', anchor: 'center' });
    const covered = marker(2, 2, { collapsed: 'dot', anchor: 'center' });
    layOut([unwanted, covered, high]);
    expect([unwanted.shown(), covered.shown()]).toEqual(['hidden', 'hidden']);
  });

  test('uses the first free anchor of a list', () => {
    const high = marker(0, 0, { rank: 'high' });
    const low = marker(0, 0, { anchor: ['bottom', 'bottom-left', 'top'] });
    layOut([low, high]);
    expect(low.shown()).toBe('shown');
    expect(low.anchor).toBe('top');
  });

  test('shows every marker with the rank always, and keeps others off it', () => {
    const first = marker(0, 0, { rank: 'always' });
    const second = marker(5, 0, { collision: 'always-show' });
    const third = marker(5, 5, { collapsed: 'hidden' });
    layOut([third, second, first]);
    expect([first, second, third].map((one) => one.shown())).toEqual(['shown', 'shown', 'hidden']);
  });

  test('shows a marker that extends beyond the screen, and none that is outside', () => {
    const atEdge = marker(195, 0);
    const outside = marker(230, 0, { rank: 'always' });
    layOut([atEdge, outside]);
    expect([atEdge.shown(), outside.shown()]).toEqual(['shown', 'hidden']);
  });

  test('omits markers of other floors, of other zoom levels and invisible ones', () => {
    const markers = [
      marker(0, 0, { minZoom: 30 }),
      marker(60, 0, { maxZoom: 2 }),
      marker(120, 0, { visible: false }),
    ];
    layOut(markers);
    expect(markers.map((one) => one.shown())).toEqual(['absent', 'absent', 'absent']);
    const upstairs = marker(0, 0);
    layOut([upstairs], ['f_upper']);
    expect(upstairs.shown()).toBe('absent');
  });

  test('waits until a marker is measured', () => {
    const one = marker(0, 0);
    one.width = 0;
    const update = layOut([one]);
    expect(one.shown()).toBe('hidden');
    one.width = 40;
    update();
    expect(one.shown()).toBe('shown');
  });

  test('hides occluded markers only where that is requested', () => {
    const markers = (['hide', 'fade', 'show'] as const).map((occlusion, index) =>
      marker(index * 60, 0, { occlusion }),
    );
    for (const one of markers) one.isOccluded = true;
    layOut(markers);
    expect(markers.map((one) => one.shown())).toEqual(['hidden', 'shown', 'shown']);
  });

  test('needs more space to appear than to stay', () => {
    const fixed = marker(0, 0, { rank: 'high' });
    const other = marker(38, 0, { collapsed: 'hidden' });
    const update = layOut([fixed, other]);
    expect(other.shown()).toBe('hidden');
    (other as { coordinate: Coordinate }).coordinate = { lngLat: [41, 0] };
    update();
    expect(other.shown()).toBe('shown');
    (other as { coordinate: Coordinate }).coordinate = { lngLat: [38, 0] };
    update();
    expect(other.shown()).toBe('shown');
  });
});

describe('MarkerLayout at edges and between floors', () => {
  test('uses an anchor at which the edge does not cut off the marker', () => {
    const sides = ['bottom', 'bottom-left', 'bottom-right'] as const;
    const [left, right] = [-195, 195].map((x) => marker(x, 0, { anchor: sides }));
    layOut([left!, right!]);
    expect([left!.anchor, right!.anchor]).toEqual(['bottom-left', 'bottom-right']);
    const narrow = marker(-195, 0, { anchor: 'bottom' });
    layOut([narrow]);
    expect([narrow.shown(), narrow.anchor]).toEqual(['shown', 'bottom']);
  });

  test('moves the second of two markers that are always shown at one position', () => {
    const options = {
      rank: 'always',
      collision: 'always-show',
      anchor: ['bottom', 'top'],
    } as const;
    const [first, second, third] = [0, 0, 0].map(() => marker(0, 0, options));
    layOut([first!, second!, third!]);
    expect([first, second, third].map((one) => `${one!.shown()} ${one!.anchor}`)).toEqual([
      'shown bottom',
      'shown top',
      'shown bottom',
    ]);
  });

  test('shows the markers of one floor while two floors cross-fade', () => {
    const [lower, upper] = [marker(50, 100), marker(-50, 100)];
    upper.coordinate = { ...upper.coordinate, floorId: 'f_upper' };
    const presence: Record<string, number> = { f_ground: 0.6, f_upper: 0.4 };
    const update = layOut([lower, upper], ['f_ground', 'f_upper'], presence);
    expect([lower.shown(), upper.shown()]).toEqual(['shown', 'absent']);
    Object.assign(presence, { f_ground: 0.3, f_upper: 0.7 });
    update();
    expect([lower.shown(), upper.shown()]).toEqual(['absent', 'shown']);
  });
});
