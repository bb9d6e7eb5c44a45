import { Link } from '@suite/host/router';
import { ButtonLink } from '@suite/ui/Button';
import { Container } from '@suite/ui/Container';
import { Heading } from '@suite/ui/Heading';
import { Lead } from '@suite/ui/Lead';
import { Row } from '@suite/ui/Stack';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { notFound } from '../../content/not-found.ts';
import { OfferingTiles } from '../../features/page/OfferingTiles.tsx';

/** Renders the page for unknown addresses, with links to other pages and to the six offerings. */
export function NotFoundPage() {
  return (
    <Wrapper>
      <TextBlock>
        <Heading as="h1" $size="display">
          {notFound.title}
        </Heading>
        <Lead>{notFound.lead}</Lead>
        <Links>
          {notFound.links.map(({ label, href }, index) => (
            <ButtonLink as={Link} key={href} to={href} $variant={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </ButtonLink>
          ))}
        </Links>
        <Offerings aria-labelledby="offerings">
          <h2 id="offerings">{notFound.offeringsTitle}</h2>
          <OfferingTiles />
        </Offerings>
      </TextBlock>
    </Wrapper>
  );
}

const Wrapper = styled.section`
  min-height: 70vh;
  padding-block: ${token('space', 'section')};
  text-align: center;
`;

const TextBlock = styled(Container)`
  display: grid;
  justify-items: center;
  gap: ${token('space', 4)};

  p {
    max-width: 30em;
  }
`;

/** Hidden in a document that is still arriving, because each entry would move those before it. */
const Links = styled(Row)`
  justify-content: center;
  width: 100%;
  margin-top: ${token('space', 3)};

  ${media.phone} {
    gap: ${token('space', 2)};

    a {
      padding-inline: ${token('space', 3)};
    }
  }

  :root:not(:has(footer)) & {
    visibility: hidden;
  }
`;

const Offerings = styled.nav`
  width: 100%;
  max-width: 60rem;
  margin-top: ${token('space', 5)};

  h2 {
    margin-bottom: ${token('space', 6)};
    font-size: 1.0625rem;
  }
`;
