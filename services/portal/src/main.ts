import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createDemoTokens, createPrivateVenues, readPrivateMapSettings } from '@brand/private-maps';
import { SERVER_OPTIONS } from '@brand/service-kit';
import { readAssistantConfig } from '@brand/wire/assistant';
import { SERVICE_PATHS } from '@brand/wire/paths';
import { createAdaptorServer } from '@hono/node-server';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { openAssistant } from './assistant.ts';
import { openMcp } from './mcp.ts';
import {
  type PageSettings,
  readAllPageSettings,
  readPageSettings,
  SETTINGS_FILES,
} from './page-settings.ts';
import { createPublicFiles } from './public-files.ts';
import { createSampleFrames } from './sample-frames.ts';
import { createSearchClient } from './create-search-client.ts';
import { openRest } from './rest.ts';
import { openSearch } from './search.ts';
import { createSettingsFile } from './settings-file.ts';
import { createVenues } from './venues.ts';
import { createViewer } from './viewer.ts';

const DEFAULT_PORT = 3000;
const SHUTDOWN_LIMIT_MS = 10_000;
const SDK_FOLDERS = {
  '6.0': 'packages/web-sdk/dist/web',
  '5.0': 'packages/web-sdk-legacy/dist/v5',
  '4.0': 'packages/web-sdk-legacy/dist/v4',
};

const port = readPort(process.env['PORT']);
const root = join(import.meta.dirname, '../../..');
const builtSite = process.env['SITE_FOLDER'] ?? join(root, 'site/build');
const siteFolder = process.env['SERVICES_ONLY'] === '1' ? undefined : builtSite;
const venueKeys = (process.env['VENUE_KEYS'] ?? 'demo').split(',');
const log = pino({ level: process.env['LOG_LEVEL'] ?? 'info' });

// With the writer's dev server there are no built settings to read.
const settings: Partial<PageSettings> = orExit(() =>
  siteFolder === undefined ? readAllPageSettings(process.env) : readPageSettings(process.env),
);
const dataFolder = join(root, '.data');
const search = settings.search?.hosted
  ? undefined
  : orExit(() => openSearch(builtSite, dataFolder, log));
search?.whenReady.catch((error: Error) => exitWith(error.message));
const searchDocs = orExit(() => createSearchClient({ search, settings: settings.search, log }));
const assistantConfig = orExit(() => readAssistantConfig(process.env));
const assistant = orExit(() =>
  openAssistant(assistantConfig, {
    siteFolder: builtSite,
    dataFolder,
    search: searchDocs,
    log,
  }),
);
const privateMaps = orExit(() => readPrivateMapSettings(process.env));
const venuesFolder = join(root, 'venues/dist');
const mcp = orExit(() =>
  openMcp({ siteFolder: builtSite, venuesFolder, search: searchDocs, log }, process.env),
);
const rest = orExit(() => openRest({ dataFolder, venuesFolder, log }, process.env));
let closing = false;
const appOptions = {
  siteFolder,
  settings,
  search,
  log,
  services: [
    ...Object.entries(settings).map(([name, contents]) => ({
      path: '/',
      app: createSettingsFile(SETTINGS_FILES[name as keyof PageSettings], contents),
    })),
    ...(search ? [{ path: '/', app: search.app }] : []),
    ...(assistant && assistantConfig ? [{ path: assistantConfig.url, app: assistant.app }] : []),
    ...(mcp ? [{ path: '/', app: mcp }] : []),
    ...(rest ? [{ path: '/', app: rest.app }] : []),
    { path: SERVICE_PATHS.venues, app: createVenues(venuesFolder, venueKeys) },
    {
      path: SERVICE_PATHS.privateVenues,
      app: createPrivateVenues({ folder: venuesFolder, ...privateMaps }),
    },
    { path: SERVICE_PATHS.demoTokens, app: createDemoTokens(privateMaps) },
    ...Object.entries(SDK_FOLDERS).map(([version, folder]) => ({
      path: `/sdk/${version}` as const,
      app: createPublicFiles(findSdk(version, folder), {
        subject: `The files of Web SDK ${version}`,
        notFound: (path) => `Web SDK ${version} has no file "${path.slice(0, 100)}".`,
      }),
    })),
    ...(siteFolder === undefined
      ? []
      : [
          { path: '/samples', app: createSampleFrames(siteFolder) },
          { path: '/', app: createViewer(siteFolder, privateMaps.keys) },
        ]),
  ],
  isAccepting: () => !closing,
};
const app = orExit(() => createApp(appOptions));
const server = createAdaptorServer({ fetch: app.fetch, serverOptions: SERVER_OPTIONS });

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    exitWith(
      `Port ${port} is in use. Stop the program that has it, or choose another: ` +
        `PORT=${port + 1} npm start`,
    );
  }
  if (error.code === 'EACCES') {
    exitWith(
      `Port ${port} may not be opened by this user. Choose one above 1023: PORT=3000 npm start`,
    );
  }
  throw error;
});

server.listen({ port, host: process.env['HOST'] ?? '0.0.0.0', backlog: 4096 }, () => {
  // Port 0 selects a free port; the parent needs its number.
  const address = server.address();
  const openPort = typeof address === 'object' && address ? address.port : port;
  log.info({ port: openPort, siteFolder }, 'listening');
  process.send?.({ type: 'listening', port: openPort });
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => close(signal));
// The parent process is gone, and nothing else would stop this one.
process.on('disconnect', () => {
  if (!closing) close('disconnect');
});

function close(reason: string): void {
  if (closing) process.exit(1);
  closing = true;
  log.info({ reason }, 'closing');
  setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
  server.close(async () => {
    search?.close();
    await assistant?.close();
    await rest?.close();
    process.exit(0);
  });
  if ('closeIdleConnections' in server) server.closeIdleConnections();
}

/** Prefers the site's copies, which are precompressed. */
function findSdk(version: string, folder: string): string {
  const published = siteFolder === undefined ? undefined : join(siteFolder, 'sdk', version);
  return published !== undefined && existsSync(published) ? published : join(root, folder);
}

function readPort(value: string | undefined): number {
  const number = value === undefined || value === '' ? DEFAULT_PORT : Number(value);
  if (Number.isInteger(number) && number >= 0 && number <= 65_535) return number;
  return exitWith(`PORT: expected a whole number from 0 to 65535, found "${value}".`);
}

/** Invalid settings exit with a message for the operator, without a stack trace. */
function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return exitWith(error instanceof Error ? error.message : String(error));
  }
}

function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}
