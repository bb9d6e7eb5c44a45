import type { Registry } from 'prom-client';

/** One value of Prometheus' text format. */
export interface Sample {
  name: string;
  /** Labels as they are written, without braces. */
  labels: string;
  value: number;
}

/** Milliseconds that another container has for its metrics. */
const limit = 5000;

const parse = (text: string): Sample[] =>
  [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(([, name = '', labels = '', value]) => ({
    name,
    labels,
    value: Number(value),
  }));

/** Returns what this process reports. */
export const ownSamples = async (registry: Pick<Registry, 'metrics'>): Promise<Sample[]> =>
  parse(await registry.metrics());

/**
 * Returns the metrics of another container, with `up` as Prometheus adds it: 0 if they can't be read. Its label is the
 * first word of the host.
 */
export async function samplesOf(url: string): Promise<Sample[]> {
  const [labels = ''] = new URL(url).hostname.split('.');
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(limit) });
    if (response.ok) return [...parse(await response.text()), { name: 'up', labels, value: 1 }];
  } catch {
    // Reported as `up` 0.
  }
  return [{ name: 'up', labels, value: 0 }];
}
