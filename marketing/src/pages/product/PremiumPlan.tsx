import { CheckList } from '@suite/ui/CheckList';
import { Stack } from '@suite/ui/Stack';
import { erpPage } from '../../content/product-pages/erp.ts';
import { planPickerStrings } from '../../content/product-strings.ts';

const modules = erpPage.modules.map(({ title }) => title);

/** Renders the Premium plan, which the customer agrees with a specialist instead of choosing modules. */
export function PremiumPlan() {
  return (
    <Stack>
      <p>{planPickerStrings.premium}</p>
      <CheckList items={modules} offering="erp" hasNames />
    </Stack>
  );
}
