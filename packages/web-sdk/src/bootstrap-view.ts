import type { Camera } from './features/camera/camera-options.ts';
import { createCamera } from './features/camera/create-camera.ts';
import { createViewKernel, type ViewKernel, type ViewKernelOptions } from './view-kernel.ts';

/** The part of a map view that the first frame needs. */
export type BootstrapView = {
  readonly kernel: ViewKernel;
  readonly camera: Camera;
};

/**
 * Builds the part of a map view that the first frame needs. Only the floors it shows have to be
 * loaded.
 */
export function createBootstrapView(parts: ViewKernelOptions): BootstrapView {
  const kernel = createViewKernel(parts);
  try {
    return { kernel, camera: createCamera(kernel.context, parts.options.camera ?? {}) };
  } catch (error) {
    // If the camera rejects an option, the page must not keep half a map.
    kernel.remove();
    throw error;
  }
}
