import type { Figure } from './figure.ts';

/** What a run of attacks came to. */
export interface Outcome {
  readonly figures: readonly Figure[];
  /** The attacks that ended with an error, in place of figures. */
  readonly broken: readonly { readonly name: string; readonly error: unknown }[];
}

/** Runs one attack after the other; one that throws keeps neither the figures of the others nor those that come after it. */
export async function runAttacks(
  attacks: Readonly<Record<string, () => Promise<readonly Figure[]>>>,
): Promise<Outcome> {
  const figures: Figure[] = [];
  const broken: { name: string; error: unknown }[] = [];
  for (const [name, attack] of Object.entries(attacks)) {
    console.log(`${name} …`);
    try {
      figures.push(...(await attack()));
    } catch (error) {
      broken.push({ name, error });
    }
  }
  return { figures, broken };
}

/** Prints the table of figures and which attacks threw; gives the code to end with: 1 where one threw or a figure is worse than it may be. */
export function report({ figures, broken }: Outcome): 0 | 1 {
  console.table(figures.map((figure) => ({ ...figure, holds: figure.value <= figure.most })));
  for (const { name, error } of broken) console.error(`The attack ${name} threw:`, error);
  return broken.length === 0 && figures.every(({ value, most }) => value <= most) ? 0 : 1;
}
