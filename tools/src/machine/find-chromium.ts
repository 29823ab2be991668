import { existsSync } from 'node:fs';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser of the machine, if it has one. `CHROMIUM_PATH` overrides it. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  return named !== undefined && named !== ''
    ? named
    : SYSTEM_PATHS.find((path) => existsSync(path));
}
