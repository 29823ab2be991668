import { aptInstall, canAptInstall } from './apt-install.ts';
import { hasMesa } from './webgl-backend.ts';

/** Without Mesa maps are drawn too, only slower; without fonts their labels would look different. */
export function ensureMesa(): void {
  if (hasMesa() || !canAptInstall()) return;
  console.log('▸ Installing a software renderer from Debian');
  aptInstall(['libgl1-mesa-dri', 'libegl1', 'fonts-dejavu-core', 'fonts-liberation']);
}
