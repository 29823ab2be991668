import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from '../../shared/repo.ts';
import { parseCopy, parseDockerfile, parseExecForm } from './parse-dockerfile.ts';

/** Variables of the Compose file itself. */
const OWN_VARIABLES = new Set([
  'PORTAL_IMAGE',
  'PORTAL_PORT',
  'POSTGRES_IMAGE',
  'POSTGRES_PASSWORD',
]);
const SHUTDOWN_SECONDS = 35;
/** Of the Debian package `prometheus`; not installed for this test only. */
const PROMTOOL = process.env['PROMTOOL'] ?? 'promtool';
const HAS_PROMTOOL = spawnSync(PROMTOOL, ['--version']).status === 0;
const operate = read('docs/operate.md');

describe('Dockerfile', () => {
  const stages = parseDockerfile(read('Dockerfile'));
  const image = stages.at(-1)!;
  const valueOf = (name: string) =>
    image.instructions.findLast((instruction) => instruction.name === name)?.value ?? '';

  test('copies only from stages that exist', () => {
    const names = new Set(stages.map(({ name }) => name));
    const copies = image.instructions
      .filter(({ name }) => name === 'COPY')
      .map(({ value }) => parseCopy(value));
    expect(copies.length).toBeGreaterThan(5);
    for (const { from, source } of copies) {
      expect(names).toContain(from);
      expect(source).toMatch(/^\/app\//);
    }
  });

  test('runs as a user with a number other than 0, after all other steps', () => {
    expect(valueOf('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    const steps = image.instructions.map(({ name }) => name);
    expect(steps.lastIndexOf('RUN')).toBeLessThan(steps.indexOf('USER'));
  });

  test('checks its health with Node, because the image has no curl', () => {
    const [program, , code = ''] = parseExecForm(valueOf('HEALTHCHECK'));
    expect(program).toBe('node');
    expect(code).toContain('/healthz');
  });

  test('holds no secrets, and ignores files with some', () => {
    const variables = stages
      .flatMap(({ instructions }) => instructions)
      .filter(({ name }) => name === 'ENV' || name === 'ARG')
      .map(({ value }) => value);
    expect(variables.join(' ')).toContain('PORT=');
    expect(variables.join(' ')).not.toMatch(/KEY|SECRET|PASSWORD|TOKEN/);
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['.git', '.data', '**/.env*', '**/node_modules']) {
      expect(ignored).toContain(name);
    }
  });
});

describe('compose.yaml', () => {
  type Service = {
    read_only?: boolean;
    cap_drop?: string[];
    security_opt?: string[];
    environment: Record<string, string>;
    volumes: string[];
    stop_grace_period?: string;
  };
  const text = read('deploy/compose.yaml');
  const compose = parse(text) as { services: Record<string, Service>; volumes: object };

  test.each(Object.entries(compose.services))('hardens %s', (_name, service) => {
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toContain('no-new-privileges:true');
    for (const volume of service.volumes) {
      expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
    }
  });

  test('takes every secret from the environment', () => {
    const settings = Object.values(compose.services).flatMap(({ environment }) =>
      Object.entries(environment),
    );
    const secrets = settings.filter(([name]) => /KEY|PASSWORD|DATABASE_URL/.test(name));
    expect(secrets.length).toBeGreaterThan(4);
    for (const [name, value] of secrets) {
      const pattern =
        name === 'DATABASE_URL' ? /^postgres:\/\/portal:\$\{[^}]+\}@/ : /^\$\{[^}]+\}$/;
      expect(value).toMatch(pattern);
    }
  });

  test('lists every variable that it requires in env.example', () => {
    const example = read('deploy/env.example');
    const required = [...text.matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name);
    expect(required.length).toBeGreaterThan(3);
    for (const name of required) expect(example).toMatch(new RegExp(`^${name}=$`, 'm'));
  });

  test('uses settings that docs/operate.md documents', () => {
    const { portal } = compose.services;
    for (const name of Object.keys(portal?.environment ?? {})) expect(operate).toContain(name);
    const used = [...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
    const settings = used.filter((name) => !OWN_VARIABLES.has(name));
    for (const name of settings) expect(operate).toContain(name);
  });

  test('waits longer for the end of the portal than it takes to shut down', () => {
    const { stop_grace_period: period = '' } = compose.services['portal'] ?? {};
    expect(Number.parseInt(period, 10)).toBeGreaterThan(SHUTDOWN_SECONDS);
  });
});

describe('Kubernetes manifests', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes/portal.yaml')).map(
    // oxlint-disable-next-line typescript/no-explicit-any
    (document) => document.toJS() as Record<string, any>,
  );
  const find = (kind: string) => documents.find((document) => document['kind'] === kind)!;
  const { spec } = find('Deployment');
  const pod = spec.template.spec;
  const [container] = pod.containers;

  test('have names, and select the pods of the deployment', () => {
    const labels = spec.template.metadata.labels;
    for (const document of documents) expect(document['metadata'].name).toBe('portal');
    expect(labels).toMatchObject(spec.selector.matchLabels);
    expect(labels).toMatchObject(find('Service')['spec'].selector);
    expect(labels).toMatchObject(find('PodDisruptionBudget')['spec'].selector.matchLabels);
    expect(find('HorizontalPodAutoscaler')['spec'].scaleTargetRef).toMatchObject({
      kind: 'Deployment',
      name: 'portal',
    });
  });

  test('keep one pod through updates and evictions', () => {
    expect(spec.replicas).toBeGreaterThan(find('PodDisruptionBudget')['spec'].minAvailable);
    expect(spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
    expect(find('HorizontalPodAutoscaler')['spec'].minReplicas).toBe(spec.replicas);
  });

  test('run the container without privileges', () => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    const paths = container.volumeMounts.map((mount: { mountPath: string }) => mount.mountPath);
    expect(paths.toSorted()).toEqual(['/app/.data', '/tmp']);
  });

  test('stop traffic before the pod refuses connections, and wait for its end', () => {
    const { periodSeconds, failureThreshold, httpGet } = container.readinessProbe;
    expect(httpGet.path).toBe('/readyz');
    expect(periodSeconds * failureThreshold).toBeLessThan(5);
    expect(container.livenessProbe.httpGet.path).toBe('/healthz');
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(SHUTDOWN_SECONDS);
  });

  test('use ports that the container names, and settings that docs/operate.md documents', () => {
    const ports = container.ports.map((port: { name: string }) => port.name);
    for (const { targetPort } of find('Service')['spec'].ports) expect(ports).toContain(targetPort);
    for (const { name } of container.env) expect(operate).toContain(name);
  });
});

describe('monitoring', () => {
  type Rule = {
    alert: string;
    expr: string;
    for: string;
    labels: { severity: string };
    annotations: { summary: string };
  };
  const { groups } = parse(read('deploy/monitoring/alerts.yaml')) as {
    groups: { rules: Rule[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  type Panel = {
    id: number;
    title: string;
    gridPos: { x: number; y: number; w: number; h: number };
    targets: { expr: string }[];
  };
  const dashboard = JSON.parse(read('deploy/monitoring/grafana-dashboard.json')) as {
    panels: Panel[];
  };

  test.each(rules)('documents the alert $alert in docs/operate.md', (rule) => {
    expect(operate).toContain(`| \`${rule.alert}\``);
    expect(rule.for).toMatch(/^\d+m$/);
    expect(['warning', 'critical']).toContain(rule.labels.severity);
    expect(rule.annotations.summary).toMatch(/\.$/);
  });

  test.skipIf(!HAS_PROMTOOL)('has rules and queries that Prometheus can read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rules-'));
    const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    const records = queries.map((expr, index) => ({ record: `panel:${index}`, expr }));
    const file = join(folder, 'dashboard.yaml');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules: records }] }));
    const alerts = join(ROOT, 'deploy/monitoring/alerts.yaml');
    const checked = spawnSync(PROMTOOL, ['check', 'rules', alerts, file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(checked.stderr).toBe('');
    expect(checked.status).toBe(0);
  });

  test('queries only metrics that docs/operate.md documents', () => {
    const queries = [
      ...rules.map(({ expr }) => expr),
      ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ];
    const names = queries.flatMap((query) => query.match(/\b[a-z]+(?:_[a-z0-9]+)*(?=\{)/g) ?? []);
    expect(new Set(names).size).toBeGreaterThan(8);
    // Prometheus itself has `up`, and a histogram has buckets.
    const documented = names
      .filter((name) => name !== 'up')
      .map((name) => name.replace(/_bucket$/, ''));
    for (const name of documented) expect(operate).toContain(`\`${name}\``);
  });

  test('fits all panels of the dashboard on one page, without overlaps', () => {
    const cells = new Map<string, string>();
    for (const { title, gridPos } of dashboard.panels) {
      expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++) {
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
          expect(`${cells.get(`${x},${y}`) ?? 'free'} at ${x},${y}`).toBe(`free at ${x},${y}`);
          cells.set(`${x},${y}`, title);
        }
      }
    }
    const ids = dashboard.panels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

function read(name: string): string {
  return readFileSync(join(ROOT, name), 'utf8');
}
