import { setTimeout as delay } from 'node:timers/promises';
import { docker, dockerWords, ReleaseError, runDocker } from '../../scripts/docker.ts';
import { readService, runningContainers, scaleArguments } from '../../scripts/release/service.ts';
import { pauseContainer, resumeContainers } from '../../scripts/testing/containers.ts';
import { type Outage, type Probe, startProbes } from './probe.ts';
import { run } from './release-methods.ts';
import { assetsOf } from './visitors.ts';

const services = ['gateway', 'shell', 'marketing', 'admin', 'api', 'api-2', 'mysql'];
const outageDuration = 10_000;
const maxRecovery = 120_000;
const placeholder = 'node:24-bookworm-slim';

const containerOf = (service: string) => {
  const [container] = runningContainers(readService(service));
  if (!container) throw new ReleaseError(`No ${service} container is running`);
  return container;
};

const format = (template: string, container: string) => docker('inspect', '--format', template, container);
const addressesOf = (container: string) =>
  format('{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}', container);

/** Kills the container's process; the restart policy restarts it. */
function killProcess(service: string) {
  process.kill(Number(format('{{.State.Pid}}', containerOf(service))), 'SIGKILL');
}

async function stopAndStart(service: string) {
  const container = containerOf(service);
  await run('docker', 'stop', container);
  await delay(outageDuration);
  await run('docker', 'start', container);
}

async function pauseAndResume(service: string) {
  const container = containerOf(service);
  await pauseContainer(container);
  await delay(outageDuration);
  await resumeContainers([container]);
}

/** Removes the container, assigns its address to another one and recreates it. */
async function recreate(service: string) {
  const container = containerOf(service);
  const networks = dockerWords(
    'inspect',
    '--format',
    '{{range $name, $_ := .NetworkSettings.Networks}}{{$name}} {{end}}',
    container,
  );
  const replicas = runningContainers(readService(service)).length;
  const before = addressesOf(container);
  const placeholders = networks.map((_, index) => `drill-placeholder-${index}`);
  const start = scaleArguments(readService(service), replicas);
  await run('docker', 'stop', container);
  await run('docker', 'rm', container);
  try {
    for (const [index, network] of networks.entries()) {
      const name = placeholders[index] ?? '';
      await run(
        'docker',
        'run',
        '--detach',
        '--name',
        name,
        '--network',
        network,
        placeholder,
        'sleep',
        '300',
      );
    }
    // The probes detect whether it works again.
    await run('docker', ...start).catch(({ message }: Error) => console.log(message));
    if (addressesOf(containerOf(service)) === before)
      throw new ReleaseError(`${service} still has its previous address`);
  } finally {
    await run('docker', 'rm', '--force', ...placeholders);
  }
}

interface Fault {
  name: string;
  cause: (service: string) => void | Promise<void>;
  /** Whether the drill, not the restart, determines how long the container is down. */
  isTimed?: true;
  /** Whether requests in progress are lost: a submission already sent can't be sent to another replica. */
  losesRequests?: true;
  /** Whether requests reach the container and wait there, so that response times matter. */
  isHang?: true;
}

const faults: Fault[] = [
  { name: 'its process dies', cause: killProcess, losesRequests: true },
  { name: 'stopped for 10 s', cause: stopAndStart, isTimed: true },
  { name: 'recreated at another address', cause: recreate },
  { name: 'hangs for 10 s (paused)', cause: pauseAndResume, isTimed: true, isHang: true },
];

const formatSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const formatStatuses = (statuses: readonly number[]) =>
  statuses.map((status) => status || 'no response').join(', ');

/** Result of a probe during a fault. */
interface ProbeResult {
  outage: Outage | undefined;
  /** Slowest response in milliseconds. */
  slowest: number;
}

/** Returns the length of an outage, without the time for which the drill kept the container down. */
const recoveryTime = (spell: Outage, { isTimed }: Fault) =>
  isTimed ? Math.max(0, spell.length - outageDuration) : spell.length;

function formatCell({ outage, slowest }: ProbeResult, { isTimed, isHang }: Fault) {
  const wait = isHang ? `, slowest response ${formatSeconds(slowest)}` : '';
  if (!outage) return `0 s${wait}`;
  const rest = outage.length - outageDuration;
  const during = isHang ? 'while it hangs' : 'while stopped';
  const span = isTimed && rest > 0 ? `${during} + ${formatSeconds(rest)}` : formatSeconds(outage.length);
  return `${span} (${formatStatuses(outage.statuses)})${wait}`;
}

async function untilRecovered(probes: Record<string, Probe>, since: number) {
  const hasRecovered = () =>
    Object.values(probes).every((probe) => Date.now() - (probe.healthySince() ?? Date.now()) > 4000);
  await delay(6000);
  while (!hasRecovered() && Date.now() - since < maxRecovery) await delay(200);
}

const maxOutage: Record<string, number> = {
  'public pages': 0,
  assets: 0,
  intake: 15_000,
  'administrator list': 15_000,
};

/** Milliseconds that a response may take while a container hangs, if another one can answer. */
const maxWait: Record<string, number> = { api: 5000, 'api-2': 3000, mysql: 5000 };
const probesOfApi = ['intake', 'administrator list'];

/** Returns the missed targets. A stopped gateway is exempt, because nothing works without it. */
function problemsOf(service: string, fault: Fault, findings: Record<string, ProbeResult>) {
  if (service === 'gateway') return [];
  const label = `${service}, ${fault.name}`;
  return Object.entries(findings).flatMap(([name, { outage, slowest }]) => {
    const withTwoReplicas = fault.losesRequests && name === 'intake' ? 1000 : 0;
    const allowed = service === 'api-2' ? withTwoReplicas : (maxOutage[name] ?? 0);
    const outageTime = outage ? recoveryTime(outage, fault) : 0;
    const wait = (probesOfApi.includes(name) && maxWait[service]) || 1000;
    return [
      ...(outageTime > allowed ? [`${label}: ${name} failed for ${formatSeconds(outageTime)}`] : []),
      ...(fault.isHang && slowest > wait ? [`${label}: ${name} waited ${formatSeconds(slowest)}`] : []),
    ];
  });
}

/**
 * Makes each container of the running stack unavailable in four ways, and prints in a Markdown table how long the
 * requests of visitors and administrators failed. Returns the missed targets, one sentence each.
 */
export async function drillFaults(url: string, chosen: readonly string[]): Promise<readonly string[]> {
  const html = await (await fetch(`${url}/business`)).text();
  const asset = assetsOf(html).find((name) => name.startsWith('/assets/marketing/')) ?? '';
  const probes = await startProbes(url, asset);
  const names = Object.keys(probes);
  const problems: string[] = [];
  const rows: string[] = [];
  try {
    for (const name of chosen.length > 0 ? chosen : services) {
      const service = name === 'api-2' ? 'api' : name;
      if (name === 'api-2') {
        runDocker(...scaleArguments(readService('api'), 2));
        await delay(6000);
      }
      for (const fault of faults) {
        const since = Date.now();
        await fault.cause(service);
        await untilRecovered(probes, since);
        const results = Object.fromEntries(
          Object.entries(probes).map(([probe, { outageSince, slowestSince }]): [string, ProbeResult] => [
            probe,
            { outage: outageSince(since), slowest: slowestSince(since) },
          ]),
        );
        problems.push(...problemsOf(name, fault, results));
        const label = name === 'api-2' ? 'api, one of two' : name;
        const row = [label, fault.name, ...Object.values(results).map((result) => formatCell(result, fault))];
        rows.push(`| ${row.join(' | ')} |`);
        console.log(rows.at(-1));
      }
      if (name === 'api-2') runDocker(...scaleArguments(readService('api'), 1));
    }
  } finally {
    await Promise.all(Object.values(probes).map((probe) => probe.stop()));
  }
  const head = ['container', 'what happens', ...names];
  console.log(`\n| ${head.join(' | ')} |\n|${head.map(() => '---').join('|')}|\n${rows.join('\n')}`);
  return problems;
}
