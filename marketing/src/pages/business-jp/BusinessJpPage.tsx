import { Container } from '@suite/ui/Container';
import { Heading } from '@suite/ui/Heading';
import { Lead } from '@suite/ui/Lead';
import { Section } from '@suite/ui/Section';

/** The Japanese landing page. */
export function BusinessJpPage() {
  return (
    <>
      <Section>
        <Container>
          <Heading as="h1">業務の効率化を、確かな技術で。</Heading>
          <Lead>スリランカの開発チームが、基幹業務システムの導入から運用まで支援いたします。</Lead>
        </Container>
      </Section>
    </>
  );
}
