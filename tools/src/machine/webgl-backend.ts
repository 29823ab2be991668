import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Software renderer for WebGL without a GPU. */
export type WebglBackend = {
  readonly name: 'llvmpipe' | 'swiftshader';
  /** Switches for the command line of Chromium. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};

const LLVMPIPE: WebglBackend = {
  name: 'llvmpipe',
  args: ['--use-gl=angle', '--use-angle=gl-egl', '--ignore-gpu-blocklist', '--disable-gpu-sandbox'],
  env: {
    LIBGL_ALWAYS_SOFTWARE: '1',
    GALLIUM_DRIVER: 'llvmpipe',
    EGL_PLATFORM: 'surfaceless',
  },
};

const SWIFTSHADER: WebglBackend = {
  name: 'swiftshader',
  args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
  env: {},
};

const LIBRARY_FOLDERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu', '.', '../lib64'].map((folder) =>
  join('/usr/lib', folder),
);

/**
 * Mesa's rasteriser if it is installed, which costs two to four times less than Chromium's own;
 * otherwise that one. `WEBGL_BACKEND=swiftshader` forces it.
 */
export function webglBackend(): WebglBackend {
  return process.env['WEBGL_BACKEND'] === 'swiftshader' || !hasMesa() ? SWIFTSHADER : LLVMPIPE;
}

/** Whether Mesa can render without a display. */
export function hasMesa(): boolean {
  return LIBRARY_FOLDERS.some(
    (folder) =>
      existsSync(join(folder, 'libEGL.so.1')) && existsSync(join(folder, 'dri/swrast_dri.so')),
  );
}
