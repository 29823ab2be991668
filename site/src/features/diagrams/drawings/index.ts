import type { Drawing } from '../drawing.ts';
import flightToGate from './data-sync/flight-to-gate.ts';
import idsSurvive from './data-sync/ids-survive.ts';
import recordsAndRooms from './data-sync/records-and-rooms.ts';
import syncRun from './data-sync/sync-run.ts';
import deepLinkParts from './embed/deep-link-parts.ts';
import drupalTextFormat from './embed/drupal-text-format.ts';
import googleSitesInsert from './embed/google-sites-insert.ts';
import iframeAnatomy from './embed/iframe-anatomy.ts';
import iframeMessages from './embed/iframe-messages.ts';
import privateMapToken from './embed/private-map-token.ts';
import sharepointWebPart from './embed/sharepoint-web-part.ts';
import squarespaceCodeBlock from './embed/squarespace-code-block.ts';
import webflowCodeEmbed from './embed/webflow-code-embed.ts';
import wixEmbedCode from './embed/wix-embed-code.ts';
import wordpressHtmlBlock from './embed/wordpress-html-block.ts';
import wordpressPluginBlock from './embed/wordpress-plugin-block.ts';
import addressOfBuildings from './mvf/address-of-buildings.ts';
import annotationParts from './mvf/annotation-parts.ts';
import cmsJoin from './mvf/cms-join.ts';
import connectionsBetweenFloors from './mvf/connections-between-floors.ts';
import doorLooks from './mvf/door-looks.ts';
import drawMvf1 from './mvf/draw-mvf1.ts';
import drawMvf2 from './mvf/draw-mvf2.ts';
import facadeOpenClosed from './mvf/facade-open-closed.ts';
import flagBits from './mvf/flag-bits.ts';
import floorImageSize from './mvf/floor-image-size.ts';
import floorStacksCampus from './mvf/floor-stacks-campus.ts';
import floorsAndLevels from './mvf/floors-and-levels.ts';
import kindsOfShapes from './mvf/kinds-of-shapes.ts';
import locationAnchors from './mvf/location-anchors.ts';
import mvfPackage from './mvf/mvf-package.ts';
import mvf1Files from './mvf/mvf1-files.ts';
import mvf1Model from './mvf/mvf1-model.ts';
import mvf2Files from './mvf/mvf2-files.ts';
import mvf2Model from './mvf/mvf2-model.ts';
import mvf3Files from './mvf/mvf3-files.ts';
import mvf3FirstFiles from './mvf/mvf3-first-files.ts';
import mvf3References from './mvf/mvf3-references.ts';
import outdoorFloor from './mvf/outdoor-floor.ts';
import renderPipeline from './mvf/render-pipeline.ts';
import routeNetwork from './mvf/route-network.ts';
import styleHeights from './mvf/style-heights.ts';
import tilesetSurroundings from './mvf/tileset-surroundings.ts';
import walkableShapes from './mvf/walkable-shapes.ts';
import answerOfTheAssistant from './portal/answer-of-the-assistant.ts';
import eventsToReport from './portal/events-to-report.ts';
import kioskLoop from './portal/kiosk-loop.ts';
import publishWebhook from './portal/publish-webhook.ts';
import roomsAndCalendar from './portal/rooms-and-calendar.ts';
import whatRunsWhere from './portal/what-runs-where.ts';
import drawingJob from './rest/drawing-job.ts';
import exportABundle from './rest/export-a-bundle.ts';
import partnerWorkspaces from './rest/partner-workspaces.ts';
import blueDotPosition from './sdk/blue-dot-position.ts';
import cameraAngles from './sdk/camera-angles.ts';
import clickHits from './sdk/click-hits.ts';
import coordinatesAndBearing from './sdk/coordinates-and-bearing.ts';
import focusZoomLevels from './sdk/focus-zoom-levels.ts';
import labelCollision from './sdk/label-collision.ts';
import layerOrder from './sdk/layer-order.ts';
import markerAnatomy from './sdk/marker-anatomy.ts';
import nativeBridge from './sdk/native-bridge.ts';
import offlineBundle from './sdk/offline-bundle.ts';
import positionSources from './sdk/position-sources.ts';
import stackedFloors from './sdk/stacked-floors.ts';
import viewParts from './sdk/view-parts.ts';

/** All drawings, by the name that pages use. */
export const drawings = {
  'flight-to-gate': flightToGate,
  'ids-survive': idsSurvive,
  'records-and-rooms': recordsAndRooms,
  'sync-run': syncRun,
  'deep-link-parts': deepLinkParts,
  'drupal-text-format': drupalTextFormat,
  'google-sites-insert': googleSitesInsert,
  'iframe-anatomy': iframeAnatomy,
  'iframe-messages': iframeMessages,
  'private-map-token': privateMapToken,
  'sharepoint-web-part': sharepointWebPart,
  'squarespace-code-block': squarespaceCodeBlock,
  'webflow-code-embed': webflowCodeEmbed,
  'wix-embed-code': wixEmbedCode,
  'wordpress-html-block': wordpressHtmlBlock,
  'wordpress-plugin-block': wordpressPluginBlock,
  'address-of-buildings': addressOfBuildings,
  'annotation-parts': annotationParts,
  'cms-join': cmsJoin,
  'connections-between-floors': connectionsBetweenFloors,
  'door-looks': doorLooks,
  'draw-mvf1': drawMvf1,
  'draw-mvf2': drawMvf2,
  'facade-open-closed': facadeOpenClosed,
  'flag-bits': flagBits,
  'floor-image-size': floorImageSize,
  'floor-stacks-campus': floorStacksCampus,
  'floors-and-levels': floorsAndLevels,
  'kinds-of-shapes': kindsOfShapes,
  'location-anchors': locationAnchors,
  'mvf-package': mvfPackage,
  'mvf1-files': mvf1Files,
  'mvf1-model': mvf1Model,
  'mvf2-files': mvf2Files,
  'mvf2-model': mvf2Model,
  'mvf3-files': mvf3Files,
  'mvf3-first-files': mvf3FirstFiles,
  'mvf3-references': mvf3References,
  'outdoor-floor': outdoorFloor,
  'render-pipeline': renderPipeline,
  'route-network': routeNetwork,
  'style-heights': styleHeights,
  'tileset-surroundings': tilesetSurroundings,
  'walkable-shapes': walkableShapes,
  'answer-of-the-assistant': answerOfTheAssistant,
  'events-to-report': eventsToReport,
  'kiosk-loop': kioskLoop,
  'publish-webhook': publishWebhook,
  'rooms-and-calendar': roomsAndCalendar,
  'what-runs-where': whatRunsWhere,
  'drawing-job': drawingJob,
  'export-a-bundle': exportABundle,
  'partner-workspaces': partnerWorkspaces,
  'blue-dot-position': blueDotPosition,
  'camera-angles': cameraAngles,
  'click-hits': clickHits,
  'coordinates-and-bearing': coordinatesAndBearing,
  'focus-zoom-levels': focusZoomLevels,
  'label-collision': labelCollision,
  'layer-order': layerOrder,
  'marker-anatomy': markerAnatomy,
  'native-bridge': nativeBridge,
  'offline-bundle': offlineBundle,
  'position-sources': positionSources,
  'stacked-floors': stackedFloors,
  'view-parts': viewParts,
} satisfies Record<string, Drawing>;
