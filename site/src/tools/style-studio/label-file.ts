import type { FieldReader } from '@site/src/tools/shared/file/field-reader';
import { openToolValue, type ToolFileKind } from '@site/src/tools/shared/file/open-tool-file';
import { writeToolFile } from '@site/src/tools/shared/file/write-tool-file';
import { LABEL_SIZES, type LabelColors, type LabelStyle } from './studio-style.ts';

export const LABEL_FORMAT = 'label-style';

/** Format of the exported label style. */
export type LabelFile = LabelStyle & {
  readonly format: typeof LABEL_FORMAT;
  readonly version: 1;
};

const KIND: ToolFileKind = { format: LABEL_FORMAT, title: 'label file', version: 1 };

export function writeLabels({ size, light, dark }: LabelStyle): string {
  const file: LabelFile = { format: LABEL_FORMAT, version: 1, size, light, dark };
  return writeToolFile(file);
}

/** Reads the labels in a parsed file. Throws a `ToolFileError` with advice. */
export function readLabels(value: unknown): LabelStyle {
  const file = openToolValue(value, KIND);
  return {
    size: file.field('size').number([LABEL_SIZES.least, LABEL_SIZES.most]),
    light: readColors(file.field('light')),
    dark: readColors(file.field('dark')),
  };
}

function readColors(colors: FieldReader): LabelColors {
  return { text: colors.field('text').color(), halo: colors.field('halo').color() };
}
