import { Link } from '@suite/host/router';
import { ButtonLink } from '@suite/ui/Button';
import { Container } from '@suite/ui/Container';
import { Heading } from '@suite/ui/Heading';
import { Lead } from '@suite/ui/Lead';
import { Section } from '@suite/ui/Section';

/** The home page. */
export function HomePage() {
  return (
    <>
      <Section>
        <Container>
          <Heading as="h1">Business software that works the way you do</Heading>
          <Lead>Six offerings, one team.</Lead>
          <ButtonLink as={Link} to="/business">
            Start
          </ButtonLink>
        </Container>
      </Section>
    </>
  );
}
