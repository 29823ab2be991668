import { aptInstall, canAptInstall } from './apt-install.ts';
import { hasMesa } from './webgl-backend.ts';

/** Optional: without Mesa, maps are drawn more slowly; without fonts, labels look different. */
export function ensureMesa(): void {
  if (hasMesa() || !canAptInstall()) return;
  console.log('▸ Installing a software renderer from Debian');
  aptInstall(['libgl1-mesa-dri', 'libegl1', 'fonts-dejavu-core', 'fonts-liberation']);
}
