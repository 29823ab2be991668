import { saveFile } from '@site/src/kit/save-file';
import { writeLabels } from '../label-file';
import { type StudioStyle, writeStyle } from '../studio-style';

const JSON_TYPE = { type: 'application/json' };

/** Saves the venue's style as a file of the bundle. */
export function saveStyle(style: StudioStyle['style']): void {
  saveFile('default-style.json', new Blob([writeStyle(style)], JSON_TYPE));
}

export function saveLabels(labels: StudioStyle['labels']): void {
  saveFile('labels.json', new Blob([writeLabels(labels)], JSON_TYPE));
}
