import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import type { PlanTier, PricingModule } from '../../content/module-plans.ts';
import { planPickerStrings } from '../../content/product-strings.ts';

interface ModuleFeaturesProps {
  module: PricingModule;
  tier: PlanTier;
}

/** Renders the features of a module in a plan: its Light features, and in Scaled also the features that Scaled adds. */
export function ModuleFeatures({ module, tier }: ModuleFeaturesProps) {
  return (
    <Features>
      <p>{planPickerStrings.lightFeatures}</p>
      <ul>
        {module.light.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {tier === 'scaled' && (
        <>
          <p>{planPickerStrings.scaledFeatures}</p>
          <ul>
            {module.scaled.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </>
      )}
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
