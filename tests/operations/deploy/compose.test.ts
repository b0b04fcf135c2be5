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

  test('every command is a program of the house', () => {
    for (const [, { command }] of programs) {
      expect(command![0]).toBe('node');
      expect(existsSync(join(ROOT, command!.at(-1)!)), command!.at(-1)).toBe(true);
    }
  });

  test('every service that goes on has a health check, on the port that it listens on', () => {
    for (const [name, { healthcheck, environment }] of entries) {
      if (name === 'migrate') continue;
      expect(healthcheck?.test?.[0], name).toBe('CMD');
      const port = /127\.0\.0\.1:(\d+)\/healthz/.exec(healthcheck!.test!.join(' '))?.[1];
      expect(port, name).toBe(environment?.PORT);
    }
  });

  test('nginx alone is published, and no gateway has a way to the database', () => {
    expect(entries.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['nginx']);
    expect([networks.data, networks.shared]).toEqual([{ internal: true }, { internal: true }]);
    const on = (network: string) =>
      entries.filter(([, one]) => networksOf(one).includes(network)).map(([name]) => name);
    expect(on('data').toSorted()).toEqual(['api-1', 'api-2', 'migrate', 'postgres']);
    expect(on('shared').toSorted()).toEqual(['api-1', 'api-2', 'gateway-1', 'gateway-2', 'redis']);
  });

  test('both apis and both gateways have the one Redis', () => {
    const given = programs.filter(([name]) => name !== 'migrate').map(([, { environment }]) => environment!.REDIS_URL);
    expect(given).toEqual(Array.from({ length: 4 }, () => 'redis://redis:6379'));
  });

  test('nginx asks every instance, and the gateways believe nobody but nginx', () => {
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
    const asked = new Set([...fileOf('deploy/nginx.conf.template').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name!));
    expect([...asked].toSorted()).toEqual(Object.keys(services.nginx!.environment!).toSorted());
  });

  test('a program may write to its data and to /tmp, gains no right, and has time to end', () => {
    for (const [name, one] of programs) {
      expect(one, name).toMatchObject({ read_only: true, init: true, cap_drop: ['ALL'], stop_grace_period: '20s' });
      expect(one.security_opt).toEqual(['no-new-privileges:true']);
    }
    const own = ['api-1', 'api-2'].map((name) => services[name]!.volumes);
    expect(own).toEqual([['api-1:/data'], ['api-2:/data']]);
    expect(Object.keys(volumes).toSorted()).toEqual(['api-1', 'api-2', 'postgres']);
  });

  test('the one image is built once, and asked of no registry', () => {
    expect(programs.filter(([, { build }]) => build).map(([name]) => name)).toEqual(['migrate']);
    for (const [name, one] of programs) expect(one.pull_policy, name).toBe('never');
  });

  test('every image has a tag of its own', () => {
    for (const [name, { image }] of entries) {
      if (!image.startsWith('study-platform')) expect(image, name).toMatch(/:\d[\w.-]*$/);
    }
  });
});

describe('what compose.yaml is told', () => {
  const variables = variablesOf(text).filter(({ name }) => name !== 'VERSION');

  test('.env.example names it all and nothing else', () => {
    expect([...new Set(variables.map(({ name }) => name))].toSorted()).toEqual(Object.keys(example).toSorted());
  });

  test('no secret has a default', () => {
    for (const name of ['POSTGRES_PASSWORD', 'JWT_SECRET', 'GATEWAY_KEY', 'SMTP_URL']) {
      expect(example[name], name).toBe('');
      for (const one of variables.filter((variable) => variable.name === name)) expect(one.required, name).toBe(true);
    }
  });

  test('the programs know each setting and start with it', () => {
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
      const known = isGateway ? gatewayNames : apiNames;
      expect(
        Object.keys(env).filter((key) => !known.includes(key)),
        name,
      ).toEqual([]);
      if (isGateway) expect(readGatewayEnv(env)).toMatchObject({ TRUST_PROXY: '172.31.240.10', HOST: '0.0.0.0' });
      else
        expect(readApiEnv(env).DATABASE_URL).toBe(`postgres://study:${values.POSTGRES_PASSWORD}@postgres:5432/study`);
    }
  });
});

describe('Dockerfile', () => {
  const lines = fileOf('Dockerfile').split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

  test('is built on the Node that everything is tested with', () => {
    const { devDependencies } = JSON.parse(fileOf('package.json')) as { devDependencies: { node: string } };
    expect(lines).toContain(`ARG NODE_VERSION=${devDependencies.node}`);
    for (const line of lines.filter((one) => one.startsWith('FROM '))) {
      expect(line).toMatch(/^FROM (node:\$\{NODE_VERSION\}-bookworm-slim|packages)( AS \w+)?$/);
    }
  });

  test('runs as a user without rights, and a signal reaches node', () => {
    const user = last.findLastIndex((line) => line.startsWith('USER '));
    expect(last[user]).toBe('USER node');
    expect(last.slice(user).filter((line) => line.startsWith('RUN '))).toEqual([]);
    expect(last).toContain('CMD ["node", "gateway/src/main.ts"]');
  });

  test('holds production packages alone, and no secret or data of the machine it is built on', () => {
    expect(lines).toContain('RUN pnpm install --frozen-lockfile --prod --filter api --filter gateway');
    expect(last).toContain('COPY --from=production /app ./');
    const ignored = fileOf('.dockerignore').split('\n');
    for (const path of ['**/.env', '**/.env.*', '**/.data', '**/.git', '**/node_modules', 'tests']) {
      expect(ignored).toContain(path);
    }
  });
});
