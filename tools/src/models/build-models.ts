import { join } from 'node:path';
import { writeFileInFolder } from '../shared/create-dist.ts';
import { MODELS } from './model-list.ts';
import { writeGlb } from './write-glb.ts';

/** Where samples and tools read them from; they are committed to the repository. */
export const MODELS_FOLDER: string = join(
  import.meta.dirname,
  '../../../examples/web-sdk/6.0/3d-models-mapper/models',
);

/** The GLB files of all models, by name. */
export function modelFiles(): Map<string, Uint8Array> {
  return new Map(
    Object.entries(MODELS).map(([name, solids]) => [`${name}.glb`, writeGlb(name, solids)]),
  );
}

if (import.meta.main) {
  for (const [name, bytes] of modelFiles()) writeFileInFolder(join(MODELS_FOLDER, name), bytes);
}
