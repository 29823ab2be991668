// #region open
import { readFile, writeFile } from 'node:fs/promises';
import { readBundle, writeBundle } from '@brand/mvf';
import { validate } from '@brand/mvf/validate';

const bundle = await readBundle(await readFile('kestrel-house.zip'));
if (bundle.version !== 3) {
  throw new Error(`Expected MVF 3, found MVF ${bundle.version}. Upgrade it.`);
}
const document = await bundle.load();
// #endregion open

// #region rename
const gym = document.locations?.find(
  ({ details }) => details.name === 'Windhover gym',
);
if (gym) gym.details.name = 'Windhover fitness';
// #endregion rename

// #region remove-floor
const floorId = 'f_roof';
const stays = (anchor: { floorId: string }) => anchor.floorId !== floorId;

document.floors.features = document.floors.features.filter(
  ({ properties }) => properties.id !== floorId,
);
for (const files of Object.values(document)) {
  // If a file exists once per floor, its entry is a record by floor id.
  if (typeof files === 'object' && floorId in files) {
    Reflect.deleteProperty(files, floorId);
  }
}
for (const building of document.floorStacks ?? []) {
  building.floors = building.floors.filter((id) => id !== floorId);
  if (building.defaultFloor === floorId) delete building.defaultFloor;
}
for (const style of Object.values(document.defaultStyle ?? {})) {
  style.geometryAnchors = style.geometryAnchors.filter(stays);
}
for (const place of [
  ...(document.locations ?? []),
  ...(document.locationInstances ?? []),
]) {
  if (place.geometryAnchors) {
    place.geometryAnchors = place.geometryAnchors.filter(stays);
  }
}
for (const connection of document.connections ?? []) {
  connection.entrances = connection.entrances.filter(stays);
  connection.exits = connection.exits.filter(stays);
}
// #endregion remove-floor

// #region write
const { valid, findings } = await validate(document);
for (const { severity, message } of findings) console.log(severity, message);
if (valid) await writeFile('kestrel-house-edited.zip', writeBundle(document));
// #endregion write
