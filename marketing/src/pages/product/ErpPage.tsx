import { CheckList } from '@suite/ui/CheckList';
import { Stack } from '@suite/ui/Stack';
import { media } from '@suite/ui/theme';
import styled from 'styled-components';
import picture from '../../../pictures/offerings/erp.svg';
import { erp as study } from '../../content/case-studies/erp.ts';
import { modulePlans } from '../../content/module-plans.ts';
import { erp } from '../../content/offerings/erp.ts';
import { erpPage } from '../../content/product-pages/erp.ts';
import { planPickerStrings } from '../../content/product-strings.ts';
import { CaseStudyBlock } from '../../features/page/CaseStudyBlock.tsx';
import { PlanPicker } from '../../features/pricing/PlanPicker.tsx';
import { Closing } from './Closing.tsx';
import { ModuleList } from './ModuleList.tsx';
import { ModuleSections } from './ModuleSections.tsx';
import { Overview } from './Overview.tsx';
import { PricingSection } from './PricingSection.tsx';
import { ProductHero } from './ProductHero.tsx';

/** Renders the ERP page, with modules instead of a grid of features, and plans composed of modules. */
export function ErpPage() {
  return (
    <>
      <ProductHero offering={erp} words={erpPage} picture={picture} below={<ModuleList />} />
      <Overview offering={erp} hasFeatures={false} />
      <ModuleSections />
      <PricingSection
        offering={erp}
        lead={planPickerStrings.lead}
        note={planPickerStrings.prices}
        contents={[
          <PlanPicker key="light" plan={modulePlans.light} />,
          <PlanPicker key="scaled" plan={modulePlans.scaled} />,
          <PremiumPlan key="premium" />,
        ]}
      />
      <CaseStudyBlock study={study} />
      <Closing offering="erp" />
    </>
  );
}

const modules = erpPage.modules.map(({ title }) => title);

/** Renders the Premium plan, which the customer agrees with a specialist instead of choosing modules. */
function PremiumPlan() {
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
