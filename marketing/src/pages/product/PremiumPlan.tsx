import { token } from '@suite/ui/theme';
import { Check } from 'lucide-react';
import styled from 'styled-components';
import { erpPage } from '../../content/product-pages/erp.ts';
import { planPickerStrings } from '../../content/product-strings.ts';

/** Renders the Premium plan, which the customer agrees with an agent instead of choosing modules. */
export function PremiumPlan() {
  return (
    <>
      <p>{planPickerStrings.premium}</p>
      <Modules>
        {erpPage.modules.map(({ title }) => (
          <li key={title}>
            <Check aria-hidden size={20} strokeWidth={1.75} />
            {title}
          </li>
        ))}
      </Modules>
    </>
  );
}

const Modules = styled.ul`
  display: grid;
  gap: ${token('space', 2)};
  margin: ${token('space', 4)} 0 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${token('space', 3)};
  }

  svg {
    margin-top: 0.15em;
    color: ${token('offering', 'erp')};
  }
`;
