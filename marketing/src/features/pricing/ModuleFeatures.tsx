import { token } from '@suite/ui/theme';
import { Fragment } from 'react';
import styled from 'styled-components';
import { modulePlans, type PlanTier, type PricingModule } from '../../content/module-plans.ts';
import { planPickerStrings } from '../../content/product-strings.ts';

interface ModuleFeaturesProps {
  module: PricingModule;
  tier: PlanTier;
}

/** Returns the features of a module in a plan, by their heading. Light does not offer all modules. */
function groupFeatures({ id, light, scaled }: PricingModule, tier: PlanTier): [heading: string, string[]][] {
  if (!modulePlans.light.modules.includes(id))
    return [[planPickerStrings.onlyScaledFeatures, [...scaled, ...light]]];
  const inLight: [string, string[]] = [planPickerStrings.lightFeatures, light];
  return tier === 'light' ? [inLight] : [inLight, [planPickerStrings.scaledFeatures, scaled]];
}

/** Renders the features of a module in a plan: its Light features, and in Scaled also the features that Scaled adds. */
export function ModuleFeatures({ module, tier }: ModuleFeaturesProps) {
  return (
    <Features>
      {groupFeatures(module, tier).map(([heading, features]) => (
        <Fragment key={heading}>
          <p>{heading}</p>
          <ul>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Fragment>
      ))}
    </Features>
  );
}

const Features = styled.div`
  display: grid;
  gap: ${token('space', 1)};

  p {
    color: ${token('color', 'ink')};
    font-weight: ${token('weight', 'semibold')};
  }

  ul + p {
    margin-top: ${token('space', 2)};
  }
`;
