import { EVERYTHING, installPackages } from '../../install.mjs';
import { ROOT } from '../shared/repo.ts';

/**
 * Installs the packages that compiling and running samples needs, if only those of the server are
 * installed.
 */
export async function installEverything(): Promise<boolean> {
  try {
    await installPackages(ROOT, EVERYTHING);
    return true;
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
}
