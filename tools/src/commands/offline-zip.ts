import { join } from 'node:path';
import { buildRelease } from '../products/build-portal.ts';
import { runStep } from '../run/run-step.ts';
import { SITE } from '../shared/repo.ts';

/** Not part of the build: only operators of intranets need the archive, and it takes a minute. */
const succeeded =
  (await buildRelease()) &&
  (await runStep({
    title: 'Packing the archive for intranets',
    command: process.execPath,
    args: [
      '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON',
      join(SITE, 'postbuild/offline-zip.ts'),
    ],
  }));
process.exitCode = succeeded ? 0 : 1;
