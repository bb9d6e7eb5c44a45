import { type ModuleId, maxModulesPerPlan } from '../../content/module-plans.ts';

/** Returns whether a plan has its maximum number of modules. */
export const isPlanFull = (chosen: readonly ModuleId[]) => chosen.length >= maxModulesPerPlan;

/** Adds or removes a module. Returns the choice unchanged if the plan is full. */
export function toggleModule(chosen: readonly ModuleId[], id: ModuleId): readonly ModuleId[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return isPlanFull(chosen) ? chosen : [...chosen, id];
}
