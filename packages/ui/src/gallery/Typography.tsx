import { Eyebrow } from '../Eyebrow.tsx';
import { Heading } from '../Heading.tsx';
import { Lead } from '../Lead.tsx';
import { Stack } from '../Stack.tsx';
import { TextLink } from '../TextLink.tsx';
import { GallerySection } from './GallerySection.tsx';

/** The six text sizes and how they combine. */
export function Typography() {
  return (
    <GallerySection title="Typography">
      <Stack $gap={3}>
        <Eyebrow>Enterprise Resource Planning</Eyebrow>
        <Heading as="h1" $size="display">
          Run the whole business from one calm place
        </Heading>
        <Lead>
          Inventory, finance, people and production share the same numbers, so a decision made in the morning
          is still right in the afternoon.
        </Lead>
      </Stack>
      <Stack $gap={3}>
        <Heading>Built for the way hotels work</Heading>
        <p>
          Body text in lines of 60 to 70 characters, with <a href="#words">a link in the text</a> and{' '}
          <strong>a strong word</strong>.
        </p>
        <TextLink href="#words">Read the case study</TextLink>
      </Stack>
      <Stack $gap={3} lang="ja">
        <Heading>業務をひとつの場所で</Heading>
        <p>
          在庫、会計、人事、生産が同じ数字を共有します。朝に下した判断が、午後になっても正しいままです。ERPの導入から運用まで、専任の担当者がご支援いたします。
        </p>
      </Stack>
    </GallerySection>
  );
}
