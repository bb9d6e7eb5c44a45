import { Link } from '@suite/host/router';
import { ButtonLink } from '@suite/ui/Button';
import { Container } from '@suite/ui/Container';
import { Heading } from '@suite/ui/Heading';
import { Lead } from '@suite/ui/Lead';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { notFound } from '../../content/not-found.ts';

/** Renders the page for unknown addresses, with three links to other pages. */
export function NotFoundPage() {
  return (
    <Wrapper>
      <TextBlock>
        <Heading as="h1">{notFound.title}</Heading>
        <Lead>{notFound.lead}</Lead>
        <Links>
          {notFound.links.map(({ label, href }, index) => (
            <ButtonLink as={Link} key={href} to={href} $variant={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </ButtonLink>
          ))}
        </Links>
      </TextBlock>
    </Wrapper>
  );
}

const Wrapper = styled.section`
  display: grid;
  align-content: center;
  min-height: 70vh;
  padding-block: ${token('space', 8)};
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

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space', 3)};
  margin-top: ${token('space', 3)};
`;
