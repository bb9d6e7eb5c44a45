import { Checkbox } from '@suite/ui/Checkbox';
import { HoverCard } from '@suite/ui/HoverCard';
import { media, token } from '@suite/ui/theme';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import {
  type ModuleId,
  type ModulePlan,
  maxModulesPerPlan,
  modulePlans,
  pricingModules,
} from '../../content/module-plans.ts';
import { planPickerStrings } from '../../content/product-strings.ts';
import { keepPlan, readPlan } from './kept-plan.ts';
import { ModuleFeatures } from './ModuleFeatures.tsx';

/** Returns whether a plan has its maximum number of modules. */
const isPlanFull = (chosen: readonly ModuleId[]) => chosen.length >= maxModulesPerPlan;

/** Adds or removes a module. Returns the choice unchanged if the plan is full. */
function toggleModule(chosen: readonly ModuleId[], id: ModuleId): readonly ModuleId[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return isPlanFull(chosen) ? chosen : [...chosen, id];
}

/** Renders a plan's modules as checkboxes. Once three are chosen, the others are disabled. */
export function PlanPicker({ plan }: { plan: ModulePlan }) {
  const [selectedIds, setChosen] = useState<readonly ModuleId[]>([]);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const choose = (next: readonly ModuleId[]) => {
    setChosen(next);
    const names = next.map((id) => pricingModules[id].name);
    keepPlan('erp', { modules: { ...readPlan('erp').modules, [plan.name]: names } });
  };
  useEffect(() => {
    const kept = readPlan('erp').modules?.[plan.name] ?? [];
    const boxes = [...(fieldset.current?.querySelectorAll('input') ?? [])];
    // The visitor may have ticked modules before hydration, even more than the plan can have.
    const restored = plan.modules
      .filter((id, index) => boxes[index]?.checked || kept.includes(pricingModules[id].name))
      .slice(0, maxModulesPerPlan);
    if (restored.length === 0) return;
    choose(restored);
    plan.modules.forEach((id, index) => {
      const box = boxes[index];
      if (box) box.checked = restored.includes(id);
    });
  }, [plan]);
  return (
    <Modules ref={fieldset}>
      <legend>Modules for {plan.name}</legend>
      <PriceTitle>{planPickerStrings.priceColumn}</PriceTitle>
      {plan.modules.map((id) => {
        const module = pricingModules[id];
        const isChosen = selectedIds.includes(id);
        return (
          <HoverCard
            key={id}
            label={`Key features of ${module.name} in ${plan.name}`}
            content={<ModuleFeatures module={module} tier={plan.tier} />}
          >
            <Checkbox
              label={module.name}
              checked={isChosen}
              disabled={!isChosen && isPlanFull(selectedIds)}
              onChange={() => choose(toggleModule(selectedIds, id))}
            />
            <Price>{plan.modulePrice}</Price>
          </HoverCard>
        );
      })}
      {modulePlans.scaled.modules
        .filter((id) => !plan.modules.includes(id))
        .map((id) => (
          <Elsewhere key={id}>
            <span>{pricingModules[id].name}</span>
            {planPickerStrings.onlyScaledFeatures}
          </Elsewhere>
        ))}
      <output>
        {selectedIds.length} of {maxModulesPerPlan} chosen{isPlanFull(selectedIds) && planPickerStrings.full}{' '}
        <Sum>
          {planPickerStrings.sum} <strong>{selectedIds.length * plan.modulePrice}</strong>
        </Sum>
      </output>
    </Modules>
  );
}

const Modules = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend,
  output {
    padding: 0 0 ${token('space', 2)};
    color: ${token('color', 'textMuted')};
    font-size: ${token('type', 'small')};
  }

  /* A floated legend leaves its line to the title of the prices. */
  legend {
    float: left;
  }

  /* The bar at the foot. */
  output {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    min-height: 3.25rem;
    margin-top: ${token('space', 2)};
    padding: ${token('space', 2)} ${token('space', 3)};
    border-radius: ${token('radius', 'small')};
    background: ${token('color', 'sapphireSoft')};
    color: ${token('color', 'text')};
    font-variant-numeric: tabular-nums;
  }

  & > div {
    position: relative;
    clear: both;
    flex-wrap: wrap;
    min-height: ${token('size', 'target')};
    border-top: 1px solid ${token('color', 'hairline')};
  }

  /* A press anywhere in a row selects its module, except on the button for its features. */
  label::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  input,
  button {
    z-index: 1;
  }

  label {
    position: static;
    /* In large text, the rest of the row wraps before the module's name does. */
    flex: 1 1 min-content;
    max-width: max-content;
    min-height: ${token('size', 'target')};
    padding-block: ${token('space', 1)};
    line-height: ${token('leading', 'snug')};
    overflow-wrap: break-word;
  }

  label:hover:has(:enabled) {
    color: ${token('color', 'sapphireText')};
  }

  label > span {
    min-width: 0;
  }
`;

const PriceTitle = styled.p`
  padding-bottom: ${token('space', 2)};
  color: ${token('color', 'textMuted')};
  font-size: ${token('type', 'small')};
  text-align: right;
`;

/** A module of the larger plan, as high as the modules that can be chosen. Left out on a phone. */
const Elsewhere = styled.p`
  display: none;
  /* Starts where the names of the other modules do, beside their boxes. */
  padding-left: 2rem;
  border-top: 1px solid ${token('color', 'hairline')};
  color: ${token('color', 'textMuted')};

  ${media.medium} {
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-height: calc(${token('size', 'target')} + 1px);
  }
`;

const Sum = styled.span`
  margin-left: auto;

  strong {
    color: ${token('color', 'ink')};
    margin-left: ${token('space', 3)};
    font-size: ${token('type', 'title')};
  }
`;

/** Last in its row, at the end. */
const Price = styled.span`
  order: 1;
  margin-left: auto;
  color: ${token('color', 'ink')};
  font-weight: ${token('weight', 'semibold')};
  font-variant-numeric: tabular-nums;
`;
