import { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { circle, type Path } from '../../src/dsl/shapes.ts';
import { drawRing, DRUM, SHOP_FRONT } from './edges.ts';
import { bench, pairTable, plant, roundTable, sofa, washroom } from './fittings.ts';
import { band, block, hub, HUB, hubArc, hubFrame } from './frames.ts';
import { drawLadder } from './rotunda.ts';
import { sign, text } from './text.ts';
import {
  drawAirsideLift,
  drawFlight,
  drawStairCore,
  LOUNGE_ESCALATORS,
  STAIR_CORE,
  upperWellEdge,
} from './vertical.ts';

const STAFF = { public: false };
/** The viewing gallery swells out of the drum between these directions. */
const GALLERY = { from: STAIR_CORE.to, to: 128, swell: 6.5 } as const;
/** Where the ring is open from the well to the outer wall. */
const BAY = { from: 258, to: 288 } as const;

type Room = {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  readonly style: string;
  readonly door: number;
  readonly staff?: boolean;
};

/** Counter-clockwise; degrees above 360 have passed east. */
const ROOMS: readonly Room[] = [
  {
    key: 'technical-gallery',
    from: GALLERY.to,
    to: 146,
    style: 'StaffRooms',
    door: 1.1,
    staff: true,
  },
  { key: 'lounge-pantry', from: 146, to: 162, style: 'StaffRooms', door: 1.1, staff: true },
  { key: 'lounge-aurora', from: 162, to: BAY.from, style: 'Lounges', door: 2.4 },
  { key: 'lounge-dune', from: BAY.to, to: 334, style: 'Lounges', door: 2.4 },
  { key: 'quiet-room', from: 334, to: 352, style: 'Quiet', door: 1.2 },
  { key: 'prayer-room', from: 352, to: 376, style: 'Prayer', door: 1.4 },
  { key: 'toilets-lounges-women', from: 376, to: 385, style: 'Toilets', door: 1.1 },
  { key: 'toilets-lounges-men', from: 385, to: 394, style: 'Toilets', door: 1.1 },
  { key: 'showers', from: 394, to: 360 + STAIR_CORE.from, style: 'Amenities', door: 1.1 },
];

/** The gallery around the upper well: lounges, rooms of rest and the viewing gallery. */
export function lounges(): FloorPlan {
  const plan = new FloorPlan('lounges', {
    elevation: 2,
    name: text('Lounges', 'Salons', 'الصالات'),
    shortName: sign('2'),
    description: text(
      'Airline lounges, quiet room, prayer room and a gallery over the apron.',
      'Salons, salle de repos, salle de prière et galerie panoramique sur les pistes.',
      'صالات شركات الطيران وغرفة هادئة ومصلّى وشرفة تطل على ساحة الطائرات.',
    ),
    building: 'terminal-1',
    maxHeight: 4,
  });
  drawWalls(plan);
  plan
    .box(upperWellEdge(), 'glass')
    .void('gallery-well', hub(6, 200))
    .hall('gallery', hub(17, 270), { style: 'Plaza' });
  drawFlight(plan, LOUNGE_ESCALATORS, 'head');
  drawAirsideLift(plan);
  drawStairCore(plan);
  for (const room of ROOMS) drawRoom(plan, room);
  drawGallery(plan);
  furnishAurora(plan);
  furnishDune(plan);
  furnishQuietRooms(plan);
  furnishBay(plan);
  return plan;
}

function drawWalls(plan: FloorPlan): void {
  const edges = ROOMS.flatMap(({ from, to }) => [from, to]);
  const walls = [...new Set([...edges, STAIR_CORE.from + 360])].toSorted((a, b) => a - b);
  drawRing(plan, DRUM, 'exterior', [[...walls, STAIR_CORE.to + 360]]);
  drawRing(plan, DRUM, 'glass', [
    [162, BAY.from],
    [BAY.from, BAY.to],
    [BAY.to, 334],
  ]);
  drawRing(plan, SHOP_FRONT, 'wall', [
    walls.filter((degrees) => degrees <= BAY.from),
    walls.filter((degrees) => degrees >= BAY.to),
  ]);
  for (const degrees of walls.slice(0, -1))
    plan.wall([hub(SHOP_FRONT, degrees), hub(DRUM, degrees)]);
}

function drawRoom(plan: FloorPlan, { key, from, to, style, door, staff }: Room): void {
  const middle = (from + to) / 2;
  const access = staff ? { access: STAFF } : {};
  if (style === 'Lounges') plan.wall(hubArc(SHOP_FRONT, from, to), 'glass');
  const at = style === 'Lounges' ? (key === 'lounge-aurora' ? to - 8 : from + 8) : middle;
  plan.room(key, hub(SHOP_FRONT + 0.8, middle), { style, ...access }).door(hub(SHOP_FRONT, at), {
    width: door,
    look: door > 2 ? 'sliding' : 'single-swing',
    ...access,
  });
  if (style !== 'Toilets' && key !== 'showers') return;
  const frame = hubFrame(middle);
  const length = ((to - from) * Math.PI * 25.6) / 180;
  washroom(plan, (u, v) => frame(29.3 - v, u - length / 2), { length, depth: 6.6 });
}

/** The outer wall of the gallery: it leaves the drum, swells and comes back. */
function galleryFront(): Path {
  const { from, to, swell } = GALLERY;
  return Array.from({ length: 41 }, (_, step) => {
    const t = step / 40;
    return hub(DRUM + swell * Math.sin(Math.PI * t) ** 0.8, from + (to - from) * t);
  });
}

function drawGallery(plan: FloorPlan): void {
  const { from, to } = GALLERY;
  plan
    .wall(galleryFront(), 'exterior')
    .wall(galleryFront().slice(3, -3), 'glass')
    .divide(hubArc(SHOP_FRONT, from, to))
    .hall('viewing-gallery', hub(26, 93), { style: 'Gallery' });
  for (const degrees of [70, 82, 94, 106, 118]) {
    plan.object(circle(hub(31.6, degrees), 0.35), { style: 'Machines' });
  }
  for (const degrees of [66, 76, 86, 100, 110, 120])
    bench(plan, hubFrame(degrees), 28, [-1.6, 1.6]);
  for (const degrees of [63, 93, 123]) {
    plan.object(circle(hub(24.5, degrees), 1.4), { style: 'Planters' });
    plant(plan, hub(24.5, degrees), 1);
  }
  plan
    .object(block(hubFrame(84), [23, 0], [2.6, 4.4]), {
      key: 'model-aircraft',
      style: 'Exhibits',
      walkUp: true,
    })
    .object(block(hubFrame(106), [22.6, 0], [1.4, 3]), {
      key: 'gallery-cafe',
      style: 'Kiosks',
      walkUp: true,
    })
    .mark('fire-extinguisher', hub(19.6, 59.5))
    .mark('aed', hub(19.6, 126.5))
    .mark('emergency-exit', hub(18.6, 52));
  drawLadder(plan);
  plan
    .object(block(hubFrame(141), [25, 0], [5, 1.6]), { style: 'Machines' })
    .object(block(hubFrame(154), [28.4, 0], [1, 4]), { style: 'Kitchens' })
    .object(block(hubFrame(158.5), [24.6, 0], [4, 0.8]), { style: 'Shelves' });
}

function furnishAurora(plan: FloorPlan): void {
  plan
    .object(band(HUB, [20.8, 21.6], [252.5, 256]), {
      key: 'aurora-desk',
      style: 'Counters',
      walkUp: true,
    })
    .object(band(HUB, [28.4, 29.1], [166, 186]), { style: 'Kitchens' })
    .object(band(HUB, [26, 26.8], [166, 184]), { style: 'Counters' })
    .object(band(HUB, [22, 27.5], [222, 240]), { style: 'Rugs', flat: true });
  for (const degrees of [165.5, 171, 176.5, 182]) roundTable(plan, hub(22.6, degrees));
  for (const degrees of [190, 196.5, 203, 209.5, 216]) {
    pairTable(plan, hubFrame(degrees), [27.6, 0]);
    sofa(plan, hubFrame(degrees), [21.2, 0], 1.8);
    plan.object(circle(hub(22.6, degrees), 0.35), { style: 'Tables' });
    sofa(plan, hubFrame(degrees), [24, 0], 1.8);
  }
  for (const degrees of [225, 231, 237]) {
    for (const radius of [22.8, 26.6]) sofa(plan, hubFrame(degrees), [radius, 0], 1.7);
    plan.object(circle(hub(24.7, degrees), 0.5), { style: 'Tables' });
  }
  for (const degrees of [188, 219, 243]) plant(plan, hub(28.8, degrees), 0.6);
  for (const degrees of [246, 250])
    plan.object(block(hubFrame(degrees), [26.4, 0], [4.4, 1]), { style: 'Worktops' });
}

function furnishDune(plan: FloorPlan): void {
  plan
    .object(band(HUB, [20.8, 21.6], [289.5, 293]), {
      key: 'dune-desk',
      style: 'Counters',
      walkUp: true,
    })
    .object(band(HUB, [28.4, 29.1], [310, 330]), { style: 'Kitchens' })
    .object(band(HUB, [26.2, 26.9], [312, 328]), { style: 'Counters' });
  for (const degrees of [302, 308.5, 315, 321.5, 328]) roundTable(plan, hub(22.2, degrees));
  for (const degrees of [292, 298, 304]) {
    sofa(plan, hubFrame(degrees), [28.2, 0], 1.8);
    sofa(plan, hubFrame(degrees), [24.6, 0], 1.8);
    plan.object(circle(hub(26.4, degrees), 0.45), { style: 'Tables' });
  }
  plant(plan, hub(28.6, 332), 0.6);
}

function furnishQuietRooms(plan: FloorPlan): void {
  for (const degrees of [337, 343, 349]) {
    for (const radius of [22.8, 26.6])
      plan.object(block(hubFrame(degrees), [radius, 0], [2, 0.8]), { style: 'Beds' });
  }
  plan.object(band(HUB, [22, 28.6], [355, 373]), { style: 'PrayerCarpet', flat: true });
  for (const radius of [23, 24.6, 26.2, 27.8]) {
    plan.object(band(HUB, [radius, radius + 0.08], [355.6, 372.4]), {
      style: 'PrayerLines',
      flat: true,
    });
  }
  plan.object(block(hubFrame(354), [20.6, 0], [0.5, 0.9]), { style: 'Lockers' });
}

function furnishBay(plan: FloorPlan): void {
  plan
    .object(block(hubFrame(276), [29, 0], [0.6, 0.6]), {
      key: 'water-lounges',
      style: 'Water',
      walkUp: true,
    })
    .object(block(hubFrame(284), [28.4, 0], [0.8, 2.6]), {
      key: 'charging-lounges',
      style: 'Charging',
      walkUp: true,
    })
    .image({
      path: 'assets/floor/mosaic.svg',
      at: hub(23.2, 273),
      width: 6,
      height: 6,
      rotation: 3,
      on: 'gallery',
    })
    .mark('fire-extinguisher', hub(18.6, 200))
    .mark('fire-hose', hub(18.6, 330))
    .mark('evacuation-chair', hub(18.6, 62))
    .mark('first-aid', hub(18.6, 10));
  for (const degrees of [262, 268]) sofa(plan, hubFrame(degrees), [28.4, 0], 2.2);
  for (const degrees of [180, 225, 315, 20]) plant(plan, hub(15.4, degrees), 0.5);
}
