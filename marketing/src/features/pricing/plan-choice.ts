import { type ModuleId, maxModulesPerPlan } from '../../content/module-plans.ts';

/** Whether a plan takes no further module (spec section 4). */
export const isPlanFull = (chosen: readonly ModuleId[]) => chosen.length >= maxModulesPerPlan;

/** Takes or frees a module; a full plan takes none. */
export function toggleModule(chosen: readonly ModuleId[], id: ModuleId): readonly ModuleId[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return isPlanFull(chosen) ? chosen : [...chosen, id];
}
