import type { Camera } from './features/camera/camera-options.ts';
import { createCamera } from './features/camera/create-camera.ts';
import { createViewKernel, type ViewKernel, type ViewKernelOptions } from './view-kernel.ts';

/** As much of a map view as its first picture needs. */
export type ViewGround = {
  readonly kernel: ViewKernel;
  readonly camera: Camera;
};

/** Builds what the first picture needs. Of the venue only the floors that it shows have to be there. */
export function createBootstrapView(parts: ViewKernelOptions): ViewGround {
  const kernel = createViewKernel(parts);
  try {
    return { kernel, camera: createCamera(kernel.context, parts.options.camera ?? {}) };
  } catch (error) {
    // An option that the camera refuses must not leave half a map in the page.
    kernel.remove();
    throw error;
  }
}
