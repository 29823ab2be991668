export { API_NAMES, type Api, type ApiName, APIS } from './apis.ts';
export {
  DEMO_KEY,
  DEMO_SECRET,
  FILE_SECONDS,
  IDEMPOTENCY_SECONDS,
  MAX_BODY_BYTES,
  ROTATION_SECONDS,
  SVG_JOB_SECONDS,
  TOKEN_SECONDS,
} from './demo.ts';
export { IDEMPOTENCY_KEY } from './openapi/headers.ts';
export {
  makeOpenApi,
  type OpenApiDocument,
  openApiFile,
  type OpenApiOptions,
} from './openapi/make-openapi.ts';
export {
  type ResponseHeader,
  type Method,
  type Operation,
  type ParameterNames,
  problemsOf,
  type RequestHeader,
} from './operation.ts';
export { type OperationId, OPERATIONS } from './operations/index.ts';
export { PATH_PARAMETERS } from './path-parameters.ts';
export { PROBLEM_CODES, type ProblemCode, PROBLEMS, problemType } from './problem-codes.ts';
export type { Key, NewKey } from './schemas/key.ts';
export type { WorkspaceMap } from './schemas/map.ts';
export type { Member } from './schemas/member.ts';
export { DEFAULT_PAGE } from './schemas/page.ts';
export type { InvalidValue, Problem } from './schemas/problem.ts';
export type { SvgJob, SvgRequest } from './schemas/svg-job.ts';
export { type Scope, SCOPES, type Token } from './schemas/token.ts';
export { type Usage, USAGE_KINDS, type UsageDay, type UsageKind } from './schemas/usage.ts';
export type { Floor, MvfExport, MvfVersion, Venue, VenueSummary } from './schemas/venue.ts';
export {
  type Delivery,
  EVENT_TYPES,
  EVENTS,
  type NewWebhook,
  type Webhook,
} from './schemas/webhook.ts';
export type { Workspace } from './schemas/workspace.ts';
