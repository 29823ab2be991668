import { knownFiles } from '../bundle/known-files.ts';
import type { BundleView } from '../bundle-view.ts';
import { checkIdTables } from '../check-id-tables.ts';
import { quote } from '../describe-value.ts';
import type { RuleRun } from '../rule.ts';
import { checkShapes, featureShapes } from '../shapes/feature-shapes.ts';
import { checkUrls, referredFiles } from '../urls/check-urls.ts';
import { tableUrls } from '../urls/table-urls.ts';
import { walkTexts } from '../walk-pattern.ts';
import { V1_IDS, V1_LEVELS, V1_SHAPES, V1_URLS } from './v1-tables.ts';

/** The rules of version 1, ready to run on a bundle: files, references and shapes. */
export function v1Rules(view: BundleView<1>): readonly RuleRun[] {
  return [
    { group: 'bundle', run: () => hasLevels(view) },
    {
      group: 'bundle',
      run: () => knownFiles(view, referredFiles(tableUrls(view.bundle, V1_URLS))),
    },
    { group: 'references', run: () => checkIdTables(view, V1_IDS) },
    { group: 'references', run: () => levelsOfFiles(view) },
    { group: 'references', run: () => checkUrls(view, tableUrls(view.bundle, V1_URLS)) },
    { group: 'geometry', run: () => checkShapes(featureShapes(view, V1_SHAPES), view.report) },
  ];
}

/** [Y4] A venue has a level. */
function hasLevels(view: BundleView): void {
  if (view.bundle.floorIds.length > 0) return;
  const expected = 'at least one file in "levels"';
  view.report({ code: 'no-floors', file: 'levels', path: [], expected, found: 'none' });
}

/** [Y3] The objects in the file of a level are on that level. */
function levelsOfFiles(view: BundleView): void {
  for (const { text, floorId, file, path } of walkTexts(view, V1_LEVELS)) {
    if (text === floorId) continue;
    const expected = `the level ${quote(floorId)}, after which the file is named`;
    view.report({ code: 'wrong-floor', file, path, expected, found: quote(text) });
  }
}
