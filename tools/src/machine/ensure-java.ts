import { hasJava } from '@brand/native-api/kotlin/compile/java';
import { aptInstall, canAptInstall } from './apt-install.ts';

/** Ensures that Java is installed, which the Kotlin compiler runs on. Returns whether it is. */
export function ensureJava(): boolean {
  if (hasJava()) return true;
  if (canAptInstall()) {
    console.log('▸ Installing Java from Debian');
    aptInstall(['default-jre-headless']);
  }
  if (hasJava()) return true;
  console.error(
    'No Java: samples of the Android SDK are not compiled. Install one (Debian: apt-get install ' +
      'default-jre-headless) or name its folder in JAVA_HOME.',
  );
  return false;
}

// Not a failure if we cannot install it: those samples are not compiled then.
if (import.meta.main) process.exitCode = ensureJava() || !canAptInstall() ? 0 : 1;
