import { EVERYTHING, installPackages } from '../../install.mjs';
import { ROOT } from '../shared/repo.ts';

/** Installs what compiling and running samples needs, if only what serves the portal is there. */
export async function installEverything(): Promise<boolean> {
  try {
    await installPackages(ROOT, EVERYTHING);
    return true;
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
}
