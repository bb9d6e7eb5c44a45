import { median } from './load.ts';
import type { Pair, Server } from './servers.ts';

type Figures = Record<string, number>;

const rounded = (value: number) => Number(value.toPrecision(3));

function mediansOf(rounds: readonly Figures[]): Figures {
  const names = Object.keys(rounds[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, rounded(median(rounds.map((figures) => figures[name] ?? 0)))]),
  );
}

function ratiosOf(ours: readonly Figures[], bare: readonly Figures[]) {
  return ours.map((figures, round) =>
    Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [name, value / (bare[round]?.[name] ?? 1)]),
    ),
  );
}

/**
 * Measures both servers in turn, so that other load on the machine affects both. The first round is a warm-up. Prints
 * the comparison.
 */
export async function compare(
  title: string,
  { ours, bare }: Pair,
  measure: (server: Server) => Promise<Figures>,
  rounds = 5,
): Promise<void> {
  const all: Record<'ours' | 'bare', Figures[]> = { ours: [], bare: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const figures = { bare: await measure(bare), ours: await measure(ours) };
    if (round === 0) continue;
    all.bare.push(figures.bare);
    all.ours.push(figures.ours);
  }
  console.log(`\n${title}`);
  console.table({
    ours: mediansOf(all.ours),
    bare: mediansOf(all.bare),
    ratio: mediansOf(ratiosOf(all.ours, all.bare)),
  });
}
