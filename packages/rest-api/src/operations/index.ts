import type { Operation } from '../operation.ts';
import { createKey, deleteKey, listKeys } from './keys.ts';
import {
  changeMap,
  createMap,
  deleteMap,
  getMap,
  listMaps,
  publishMap,
  unpublishMap,
} from './maps.ts';
import { addMember, changeMember, getMember, listMembers, removeMember } from './members.ts';
import { downloadFile, exportMvf, getVenue, listVenues } from './mvf-export.ts';
import { createSvgJob, getSvgJob } from './svg-export.ts';
import { createToken } from './token.ts';
import { getUsage } from './usage.ts';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  getWebhook,
  listDeliveries,
  listWebhooks,
  rotateWebhookSecret,
  testWebhook,
} from './webhooks.ts';
import {
  changeWorkspace,
  createWorkspace,
  deleteWorkspace,
  getWorkspace,
  listWorkspaces,
} from './workspaces.ts';

/**
 * All operations of the service. Handlers, validation and documents are derived from this table.
 */
export const OPERATIONS = {
  createToken,
  listVenues,
  getVenue,
  exportMvf,
  createSvgJob,
  getSvgJob,
  downloadFile,
  listWorkspaces,
  createWorkspace,
  getWorkspace,
  changeWorkspace,
  deleteWorkspace,
  listMembers,
  addMember,
  getMember,
  changeMember,
  removeMember,
  listMaps,
  createMap,
  getMap,
  changeMap,
  publishMap,
  unpublishMap,
  deleteMap,
  listKeys,
  createKey,
  deleteKey,
  getUsage,
  listWebhooks,
  createWebhook,
  getWebhook,
  changeWebhook,
  rotateWebhookSecret,
  testWebhook,
  listDeliveries,
  deleteWebhook,
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof OPERATIONS;
