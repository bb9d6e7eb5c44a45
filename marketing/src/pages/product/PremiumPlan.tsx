import { CheckList } from '@suite/ui/CheckList';
import { Stack } from '@suite/ui/Stack';
import { media } from '@suite/ui/theme';
import styled from 'styled-components';
import { erpPage } from '../../content/product-pages/erp.ts';
import { planPickerStrings } from '../../content/product-strings.ts';

const modules = erpPage.modules.map(({ title }) => title);

/** Renders the Premium plan, which the customer agrees with a specialist instead of choosing modules. */
export function PremiumPlan() {
  return (
    <Stack>
      <p>{planPickerStrings.premium}</p>
      <Modules items={modules} offering="erp" />
    </Stack>
  );
}

/** Left out on a phone, where they are close above. */
const Modules = styled(CheckList)`
  ${media.phone} {
    &&& {
      display: none;
    }
  }
`;
