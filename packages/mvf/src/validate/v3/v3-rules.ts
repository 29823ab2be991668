import { closedRings } from '../shapes/closed-rings.ts';
import { coordinatesOnGlobe } from '../shapes/coordinates-on-globe.ts';
import { hasExtent } from '../shapes/has-extent.ts';
import { repeatedPoints } from '../shapes/repeated-points.ts';
import { ringWinding } from '../shapes/ring-winding.ts';
import { soundPolygons } from '../shapes/sound-polygons.ts';
import { knownFiles } from '../bundle/known-files.ts';
import { listedContents } from '../bundle/listed-contents.ts';
import type { BundleView } from '../bundle-view.ts';
import type { RuleGroup, RuleRun } from '../rule.ts';
import { checkUrls, referredFiles } from '../urls/check-urls.ts';
import { tableUrls } from '../urls/table-urls.ts';
import { addressStacks } from './address/address-stacks.ts';
import { annotationReferences } from './annotations/annotation-references.ts';
import { cmsLinks } from './cms-extension/cms-links.ts';
import { listedLanguages } from './cms-extension/listed-languages.ts';
import { connectionAnchors } from './connections/connection-anchors.ts';
import { leadsSomewhere } from './connections/leads-somewhere.ts';
import { floorGeometryFiles } from './core/floor-geometry-files.ts';
import { hasFloors } from './core/has-floors.ts';
import { knownTimeZone } from './core/known-time-zone.ts';
import { oneVenue } from './core/one-venue.ts';
import { uniqueIds } from './core/unique-ids.ts';
import { oneStyle } from './default-style/one-style.ts';
import { styleAnchors } from './default-style/style-anchors.ts';
import { doorLines } from './entrance-aesthetic/door-lines.ts';
import { facadeReferences } from './facade/facade-references.ts';
import { imagePlaces } from './floor-images/image-places.ts';
import { defaultFloor } from './floor-stacks/default-floor.ts';
import { stackFloors } from './floor-stacks/stack-floors.ts';
import { distinctGeometry } from './geometry/distinct-geometry.ts';
import { geometryInsideFloor } from './geometry/geometry-inside-floor.ts';
import { shapesNearCentre } from './geometry/shapes-near-centre.ts';
import { shapesOf } from './geometry/venue-shapes.ts';
import { everyGeometryHasAKind } from './kinds/every-geometry-has-a-kind.ts';
import { kindsResolve } from './kinds/kinds-resolve.ts';
import { categoryParents } from './locations/category-parents.ts';
import { instanceSaysSomething } from './locations/instance-says-something.ts';
import { locationName } from './locations/location-name.ts';
import { locationReferences } from './locations/location-references.ts';
import { declaredBits } from './navigation-flags/declared-bits.ts';
import { distinctBits } from './navigation-flags/distinct-bits.ts';
import { nodeReferences } from './nodes/node-references.ts';
import { outdoorFloors } from './outdoors/outdoor-floors.ts';
import { accessibleRooms } from './routing/accessible-rooms.ts';
import { connectedNodes } from './routing/connected-nodes.ts';
import { connectionsHaveNodes } from './routing/connections-have-nodes.ts';
import { locationsHaveNodes } from './routing/locations-have-nodes.ts';
import { reachableRooms } from './routing/reachable-rooms.ts';
import { shortEdges } from './routing/short-edges.ts';
import { traversableGeometry } from './traversability/traversable-geometry.ts';
import { V3_URLS } from './v3-urls.ts';
import { V3Venue } from './v3-venue.ts';

type V3Rule = (venue: V3Venue) => void;

const RULES: Readonly<Record<RuleGroup, readonly V3Rule[]>> = {
  bundle: [
    floorGeometryFiles,
    manifestContents,
    ({ view }) => knownFiles(view, referredFiles(tableUrls(view.bundle, V3_URLS))),
  ],
  references: [
    uniqueIds,
    oneVenue,
    knownTimeZone,
    hasFloors,
    kindsResolve,
    everyGeometryHasAKind,
    styleAnchors,
    oneStyle,
    stackFloors,
    defaultFloor,
    outdoorFloors,
    locationReferences,
    locationName,
    categoryParents,
    instanceSaysSomething,
    annotationReferences,
    connectionAnchors,
    leadsSomewhere,
    nodeReferences,
    distinctBits,
    declaredBits,
    doorLines,
    imagePlaces,
    facadeReferences,
    traversableGeometry,
    addressStacks,
    cmsLinks,
    listedLanguages,
    ({ view }) => checkUrls(view, tableUrls(view.bundle, V3_URLS)),
  ],
  geometry: [
    (venue) => coordinatesOnGlobe(shapesOf(venue).all, venue.view.report),
    ...[closedRings, ringWinding, repeatedPoints, hasExtent, soundPolygons].map(
      (rule): V3Rule =>
        (venue) =>
          rule(shapesOf(venue).outlines, venue.view.report),
    ),
    shapesNearCentre,
    distinctGeometry,
    geometryInsideFloor,
  ],
  routing: [
    reachableRooms,
    locationsHaveNodes,
    connectionsHaveNodes,
    connectedNodes,
    accessibleRooms,
    shortEdges,
  ],
};

/** The rules of version 3, ready to run on a bundle. */
export function v3Rules(view: BundleView<3>): readonly RuleRun[] {
  const venue = new V3Venue(view);
  return Object.entries(RULES).flatMap(([group, rules]) =>
    rules.map((rule) => ({ group: group as RuleGroup, run: () => rule(venue) })),
  );
}

function manifestContents({ view }: V3Venue): void {
  for (const { file, value } of view.files('manifest')) {
    const path = ['features', 0, 'properties', 'contents'];
    listedContents(view, value.features[0]?.properties.contents, { file, path });
  }
}
