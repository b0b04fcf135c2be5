import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { envNames as apiNames, readEnv as readApiEnv } from '../../../api/src/testing/program.ts';
import { envNames as gatewayNames, readEnv as readGatewayEnv } from '../../../gateway/src/testing/program.ts';
import { ROOT } from '../../../scripts/programs.ts';
import { filledIn, fileOf, readCompose, variablesOf, type Service } from './compose-file.ts';

const text = fileOf('compose.yaml');
const { services, networks, volumes } = readCompose();
const entries = Object.entries(services);
const programs = entries.filter(([, { image }]) => image.startsWith('study-platform'));
const addressOf = ({ networks: all }: Service) =>
  Object.values(all ?? {}).find((one) => one.ipv4_address)?.ipv4_address;
const networksOf = ({ networks: all }: Service) => (Array.isArray(all) ? all : Object.keys(all ?? {}));
const example = Object.fromEntries(
  [...fileOf('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, n, v]) => [n!, v!]),
);

describe('compose.yaml', () => {
  test('runs each program twice, and migrates before either api starts', () => {
    expect(programs.map(([name]) => name).toSorted()).toEqual(['api-1', 'api-2', 'gateway-1', 'gateway-2', 'migrate']);
    for (const name of ['api-1', 'api-2']) {
      expect(services[name]!.depends_on).toMatchObject({ migrate: { condition: 'service_completed_successfully' } });
    }
  });

  test('every command is one of our programs', () => {
    for (const [, { command }] of programs) {
      expect(command![0]).toBe('node');
      expect(existsSync(join(ROOT, command!.at(-1)!)), command!.at(-1)).toBe(true);
    }
  });

  test('every long-running service has a health check on its port', () => {
    for (const [name, { healthcheck, environment }] of entries) {
      if (healthcheck?.disable) continue;
      expect(healthcheck?.test?.[0], name).toBe('CMD');
      const port = /127\.0\.0\.1:(\d+)\/healthz/.exec(healthcheck!.test!.join(' '))?.[1];
      expect(port, name).toBe(environment?.PORT);
    }
  });

  test('only nginx is published, or Caddy too; gateways cannot reach the database', () => {
    expect(entries.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['caddy', 'nginx']);
    expect(services.caddy).toMatchObject({ profiles: ['certificates'] });
    expect([networks.data, networks.shared]).toEqual([{ internal: true }, { internal: true }]);
    const on = (network: string) =>
      entries.filter(([, one]) => networksOf(one).includes(network)).map(([name]) => name);
    expect(on('data').toSorted()).toEqual(['api-1', 'api-2', 'backup', 'migrate', 'postgres']);
    expect(on('shared').toSorted()).toEqual(['api-1', 'api-2', 'gateway-1', 'gateway-2', 'redis']);
  });

  test('both apis and both gateways share one Redis', () => {
    const redisUrls = programs
      .filter(([name]) => name !== 'migrate')
      .map(([, { environment }]) => environment!.REDIS_URL);
    expect(redisUrls).toEqual(Array.from({ length: 4 }, () => 'redis://redis:6379'));
  });

  test('nginx balances over every instance, and gateways trust only nginx', () => {
    const { GATEWAYS, APIS, API_PORT } = services.nginx!.environment!;
    const serversOf = (kind: string) =>
      programs
        .filter(([name]) => name.startsWith(kind))
        .map(([, one]) => `server ${addressOf(one)}:${one.environment!.PORT} max_fails=0;`)
        .join(' ');
    expect(GATEWAYS).toBe(serversOf('gateway'));
    expect(APIS).toBe(serversOf('api'));
    for (const name of ['gateway-1', 'gateway-2']) {
      const { TRUST_PROXY, UPSTREAM_URL } = services[name]!.environment!;
      expect(TRUST_PROXY).toBe(addressOf(services.nginx!));
      expect(UPSTREAM_URL).toBe(`http://nginx:${API_PORT}/med/api/v1`);
    }
    const targets = new Set(
      [...fileOf('deploy/nginx.conf.template').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name!),
    );
    expect([...targets].toSorted()).toEqual(Object.keys(services.nginx!.environment!).toSorted());
  });

  test('Caddy passes on to nginx, which believes only Caddy', () => {
    expect(services.nginx!.environment!.EDGE).toBe(addressOf(services.caddy!));
    const { PORT, BEHIND, ...rest } = services.caddy!.environment!;
    expect(BEHIND).toBe(`${addressOf(services.nginx!)}:${services.nginx!.environment!.PORT}`);
    const named = [...fileOf('deploy/Caddyfile').matchAll(/\{\$([A-Z_]+)(:?)/g)];
    const required = named.filter(([, , fallback]) => !fallback).map(([, name]) => name!);
    expect([...new Set(required)].toSorted()).toEqual(['BEHIND', 'PORT', ...Object.keys(rest)].toSorted());
    expect(services.caddy!.healthcheck!.test!.join(' ')).toContain(`:${PORT}/`);
  });

  test('programs write only to their data and /tmp, gain no privileges, and have time to shut down', () => {
    for (const [name, one] of programs) {
      expect(one, name).toMatchObject({ read_only: true, init: true, cap_drop: ['ALL'], stop_grace_period: '20s' });
      expect(one.security_opt).toEqual(['no-new-privileges:true']);
    }
    const own = ['api-1', 'api-2'].map((name) => services[name]!.volumes);
    expect(own).toEqual([['api-1:/data'], ['api-2:/data']]);
    const shared = ['gateway-1', 'gateway-2'].map((name) => services[name]!.volumes);
    expect(shared).toEqual([['assets:/assets'], ['assets:/assets']]);
    expect(Object.keys(volumes).toSorted()).toEqual([
      'api-1',
      'api-2',
      'assets',
      'backups',
      'caddy',
      'caddy-config',
      'postgres',
    ]);
  });

  test('the image is built once and never pulled', () => {
    expect(programs.filter(([, { build }]) => build).map(([name]) => name)).toEqual(['migrate']);
    for (const [name, one] of programs) expect(one.pull_policy, name).toBe('never');
  });

  test('every image has a fixed tag', () => {
    for (const [name, { image }] of entries) {
      if (!image.startsWith('study-platform')) expect(image, name).toMatch(/:\d[\w.-]*$/);
    }
  });
});

describe('the settings of compose.yaml', () => {
  const variables = variablesOf(text).filter(({ name }) => name !== 'VERSION');

  test('.env.example lists exactly these, and what compose reads itself', () => {
    const names = new Set([...variables.map(({ name }) => name), 'COMPOSE_PROFILES']);
    expect([...names].toSorted()).toEqual(Object.keys(example).toSorted());
  });

  test.each(['api-1', 'api-2', 'gateway-1', 'gateway-2'])('%s gets every setting of its program', (name) => {
    const known = name.startsWith('gateway') ? gatewayNames : apiNames;
    expect(Object.keys(services[name]!.environment!).toSorted()).toEqual(known.toSorted());
  });

  test('one setting has one value, whichever program reads it', () => {
    const { api, gateway } = { api: services['api-1']!.environment!, gateway: services['gateway-1']!.environment! };
    for (const [name, value] of Object.entries(gateway)) {
      if (name in api && name !== 'PORT') expect(api[name], name).toBe(value);
    }
  });

  test('no secret has a default', () => {
    for (const name of ['POSTGRES_PASSWORD', 'JWT_SECRET', 'GATEWAY_KEY', 'SMTP_URL']) {
      expect(example[name], name).toBe('');
      for (const one of variables.filter((variable) => variable.name === name)) expect(one.required, name).toBe(true);
    }
  });

  test('the programs accept them', () => {
    const values = {
      ...example,
      PUBLIC_URL: 'https://study.example',
      POSTGRES_PASSWORD: 'a1'.repeat(32),
      JWT_SECRET: 'b2'.repeat(32),
      GATEWAY_KEY: 'c3'.repeat(32),
      SMTP_URL: 'smtp://mail.example:587',
      MAIL_FROM: 'Study <no-reply@study.example>',
    };
    for (const [name, { environment }] of programs) {
      const isGateway = name.startsWith('gateway');
      const env = Object.fromEntries(
        Object.entries(environment!).map(([key, value]) => [key, filledIn(value, values)]),
      );
      if (isGateway) expect(readGatewayEnv(env)).toMatchObject({ TRUST_PROXY: '172.31.240.10', HOST: '0.0.0.0' });
      else
        expect(readApiEnv(env).DATABASE_URL).toBe(`postgres://study:${values.POSTGRES_PASSWORD}@postgres:5432/study`);
    }
  });
});

describe('Dockerfile', () => {
  const lines = fileOf('Dockerfile').split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

  test('uses the Node version of the tests', () => {
    const { devDependencies } = JSON.parse(fileOf('package.json')) as { devDependencies: { node: string } };
    expect(lines).toContain(`ARG NODE_VERSION=${devDependencies.node}`);
    for (const line of lines.filter((one) => one.startsWith('FROM '))) {
      expect(line).toMatch(/^FROM (node:\$\{NODE_VERSION\}-bookworm-slim\$\{NODE_DIGEST\}|packages)( AS \w+)?$/);
    }
  });

  test('runs as an unprivileged user, and signals reach node', () => {
    const user = last.findLastIndex((line) => line.startsWith('USER '));
    expect(last[user]).toBe('USER node');
    expect(last.slice(user).filter((line) => line.startsWith('RUN '))).toEqual([]);
    expect(last).toContain('CMD ["node", "gateway/src/main.ts"]');
  });

  test('contains only production packages, and no secrets or data of the build machine', () => {
    expect(lines).toContain('RUN pnpm install --frozen-lockfile --prod --filter api... --filter gateway...');
    expect(last).toContain('COPY --from=production /app ./');
    const ignored = fileOf('.dockerignore').split('\n');
    for (const path of ['**/.env', '**/.env.*', '**/.data', '**/.git', '**/node_modules', 'tests']) {
      expect(ignored).toContain(path);
    }
  });
});
