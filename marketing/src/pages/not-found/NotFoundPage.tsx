import { offeringIds, offeringPath, offeringTitles } from '@suite/contracts/offerings';
import { Link } from '@suite/host/router';
import { ButtonLink } from '@suite/ui/Button';
import { Container } from '@suite/ui/Container';
import { Heading } from '@suite/ui/Heading';
import { Lead } from '@suite/ui/Lead';
import { TextLink } from '@suite/ui/TextLink';
import { media, token } from '@suite/ui/theme';
import styled, { css } from 'styled-components';
import { notFound } from '../../content/not-found.ts';

/** Renders the page for unknown addresses, with links to other pages and to the six offerings. */
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
        <Offerings aria-labelledby="offerings">
          <h2 id="offerings">{notFound.offeringsTitle}</h2>
          <ul>
            {offeringIds.map((id) => (
              <li key={id}>
                <TextLink as={Link} to={offeringPath(id)}>
                  {offeringTitles[id]}
                </TextLink>
              </li>
            ))}
          </ul>
        </Offerings>
      </TextBlock>
    </Wrapper>
  );
}

/** Hides a row of a document that is still arriving, because each entry would move those before it. */
const centredRow = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;

  :root:not(:has(footer)) & {
    visibility: hidden;
  }
`;

const Wrapper = styled.section`
  min-height: 70vh;
  padding-block: 12vh ${token('space', 8)};
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
  ${centredRow}
  gap: ${token('space', 3)};
  margin-top: ${token('space', 3)};
`;

const Offerings = styled.nav`
  margin-top: ${token('space', 6)};

  h2 {
    font-size: 1.0625rem;
  }

  ul {
    ${centredRow}
    gap: ${token('space', 2)} ${token('space', 5)};
    max-width: 42rem;
    margin: ${token('space', 3)} 0 0;
    padding: 0;
    list-style: none;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 1.75rem;
  }

  ${media.touch} {
    a {
      min-height: ${token('size', 'target')};
    }
  }
`;
