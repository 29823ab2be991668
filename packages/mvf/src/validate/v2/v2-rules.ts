import { knownFiles } from '../bundle/known-files.ts';
import { listedContents } from '../bundle/listed-contents.ts';
import type { BundleView } from '../bundle-view.ts';
import { checkIdTables } from '../check-id-tables.ts';
import type { RuleRun } from '../rule.ts';
import { checkShapes, featureShapes } from '../shapes/feature-shapes.ts';
import { isShapeOnGlobe } from '../shapes/coordinates-on-globe.ts';
import { checkNearCenter } from '../shapes/near-center.ts';
import { isOnGlobe } from '../shapes/shape.ts';
import { checkUrls, referredFiles } from '../urls/check-urls.ts';
import { tableUrls } from '../urls/table-urls.ts';
import { V2_IDS, V2_SHAPES, V2_URLS } from './v2-tables.ts';

/** The rules of version 2, ready to run on a bundle: files, references and shapes. */
export function v2Rules(view: BundleView<2>): readonly RuleRun[] {
  return [
    { group: 'bundle', run: () => folderStructure(view) },
    {
      group: 'bundle',
      run: () => knownFiles(view, referredFiles(tableUrls(view.bundle, V2_URLS))),
    },
    { group: 'references', run: () => checkIdTables(view, V2_IDS) },
    { group: 'references', run: () => checkUrls(view, tableUrls(view.bundle, V2_URLS)) },
    { group: 'geometry', run: () => checkShapes(featureShapes(view, V2_SHAPES), view.report) },
    { group: 'geometry', run: () => shapesNearCentre(view) },
  ];
}

function folderStructure(view: BundleView<2>): void {
  for (const { file, value } of view.files('manifest')) {
    const path = ['features', 0, 'properties', 'folder_struct'];
    listedContents(view, value.features[0]?.properties.folder_struct, { file, path });
  }
}

function shapesNearCentre(view: BundleView<2>): void {
  const centre = view.files('manifest')[0]?.value.features[0]?.geometry.coordinates;
  if (!centre || !isOnGlobe(centre)) return;
  checkNearCenter(featureShapes(view, V2_SHAPES).filter(isShapeOnGlobe), view.report, centre);
}
