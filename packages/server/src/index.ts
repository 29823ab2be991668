export type { ClusterBus } from './cluster/bus.ts';
export { createServiceApp } from './create-service-app.ts';
export { type HealthReport, type PartHealth, toPartHealth } from './health-routes.ts';
export { Lifecycle } from './lifecycle.ts';
export { createMetrics, type ServerMetrics } from './metrics.ts';
export type { Classify, RouteClass } from './route-class.ts';
export { type OpenedService, type ServiceContext, startService } from './start-service.ts';
