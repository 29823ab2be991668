import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createDemoTokens, createPrivateVenues, readPrivateMapSettings } from '@brand/private-maps';
import type { OpenedService, ServiceContext } from '@brand/server';
import { type Environment, readProxyHops } from '@brand/service-kit';
import { readAssistantConfig } from '@brand/wire/assistant';
import { SERVICE_PATHS } from '@brand/wire/paths';
import { openAssistant } from './assistant.ts';
import { createSearchClient } from './create-search-client.ts';
import { openMcp } from './mcp.ts';
import { createNpmRegistry } from './npm-registry/index.ts';
import { type MountedService, mountPortal } from './mount-portal.ts';
import {
  type PageSettings,
  readAllPageSettings,
  readPageSettings,
  SETTINGS_FILES,
} from './page-settings.ts';
import { addPortalMetrics, createHealthReport } from './portal-health.ts';
import { createPublicFiles } from './public-files.ts';
import { openRest } from './rest.ts';
import { readBundleSources } from './bundle-sources.ts';
import { createSampleFrames } from './sample-frames.ts';
import { openSearch } from './search.ts';
import { createSettingsFile } from './settings-file.ts';
import { readVenueKeys } from './venue-keys.ts';
import { createVenues } from './venues.ts';
import { createViewer } from './viewer.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SDK_FOLDERS = {
  '6.0': 'packages/web-sdk/dist/web',
  '5.0': 'packages/web-sdk-legacy/dist/v5',
  '4.0': 'packages/web-sdk-legacy/dist/v4',
};

/** Opens the site and all services that the operator has not turned off or put elsewhere. */
export function openPortal(
  environment: Environment,
  { log, metrics, bus, createLimiter, isClustered }: ServiceContext,
): OpenedService {
  const builtSite = environment['SITE_FOLDER'] ?? join(ROOT, 'site/build');
  const siteFolder = environment['SERVICES_ONLY'] === '1' ? undefined : builtSite;
  // With the writer's dev server there are no built settings to read.
  const settings: Partial<PageSettings> =
    siteFolder === undefined ? readAllPageSettings(environment) : readPageSettings(environment);
  const dataFolder = environment['DATA_FOLDER'] || join(ROOT, '.data');
  const venuesFolder = join(ROOT, 'venues/dist');
  const search = settings.search?.hosted
    ? undefined
    : openSearch(builtSite, dataFolder, { log, createLimiter, bus: isClustered ? bus : undefined });
  const searchDocs = createSearchClient({ search, settings: settings.search, log });
  const assistantConfig = readAssistantConfig(environment);
  const assistant = openAssistant(assistantConfig, {
    siteFolder: builtSite,
    dataFolder,
    venuesFolder,
    search: searchDocs,
    createLimiter,
    log,
  });
  const privateMaps = readPrivateMapSettings(environment);
  const mcp = openMcp(
    { siteFolder: builtSite, venuesFolder, search: searchDocs, createLimiter, log },
    environment,
  );
  const rest = openRest({ dataFolder, venuesFolder, createLimiter, log }, environment);
  const npmRegistry =
    siteFolder === undefined
      ? undefined
      : createNpmRegistry(siteFolder, createLimiter, environment);
  const proxyHops = readProxyHops(environment);
  const venueKeys = readVenueKeys(environment['VENUE_KEYS']);
  const bundleSources = readBundleSources(environment['VIEWER_BUNDLE_HOSTS']);
  const services: MountedService[] = [
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
    ...mountSdks(siteFolder),
    ...(npmRegistry ? [{ path: '/npm', app: npmRegistry }] : []),
    ...(siteFolder === undefined
      ? []
      : [
          { path: '/samples', app: createSampleFrames(siteFolder) },
          { path: '/', app: createViewer(siteFolder, { keys: privateMaps.keys, bundleSources }) },
        ]),
  ];
  search?.whenReady.catch((error: unknown) => log.error({ err: error }, 'no search'));
  const parts = { search, assistant, rest };
  addPortalMetrics(metrics, parts);
  return {
    health: createHealthReport(parts),
    whenWarm: search?.whenReady,
    mount: (app) => mountPortal(app, { siteFolder, settings, search, log, proxyHops, services }),
    close: async () => {
      await search?.close();
      await assistant?.close();
      await rest?.close();
    },
  };
}

function mountSdks(siteFolder: string | undefined): MountedService[] {
  return Object.entries(SDK_FOLDERS).map(([version, folder]) => ({
    path: `/sdk/${version}`,
    app: createPublicFiles(findSdk(siteFolder, version, folder), {
      subject: `The files of Web SDK ${version}`,
      notFound: (path) => `Web SDK ${version} has no file "${path.slice(0, 100)}".`,
    }),
  }));
}

/** Prefers the site's copies, which are precompressed. */
function findSdk(siteFolder: string | undefined, version: string, folder: string): string {
  const published = siteFolder === undefined ? undefined : join(siteFolder, 'sdk', version);
  return published !== undefined && existsSync(published) ? published : join(ROOT, folder);
}
