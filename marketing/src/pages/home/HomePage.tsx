import { Link } from '@suite/host/router';
import { ButtonLink } from '@suite/ui/Button';
import { Container } from '@suite/ui/Container';
import { Eyebrow } from '@suite/ui/Eyebrow';
import { Heading } from '@suite/ui/Heading';
import { Lead } from '@suite/ui/Lead';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { actions } from '../../content/actions.ts';
import { homeHero } from '../../content/home-hero.ts';
import { ActionLink } from '../../features/page/ActionLink.tsx';
import { ActionRow } from '../../features/page/ActionRow.tsx';
import { heroPicture } from './hero-picture.ts';
import { homeRest } from './home-rest.ts';

/** Renders the home page. */
export function HomePage() {
  return (
    <>
      <HomeHero />
      <homeRest.Section />
    </>
  );
}

/** Each sentence is shown on its own line. */
const sentences = homeHero.title.split(/(?<=\.) /);

/** Renders the hero, with the product picture below its text. */
function HomeHero() {
  return (
    <Wrapper>
      <Container>
        <TextBlock>
          <Eyebrow>{homeHero.eyebrow}</Eyebrow>
          <Heading as="h1" $size="display">
            {sentences.map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </Heading>
          <Lead>{homeHero.lead}</Lead>
          <Buttons>
            <ActionLink action={actions.talkToExpert} $size="large" />
            <ButtonLink as={Link} to="/products" $variant="secondary" $size="large">
              {homeHero.secondAction}
            </ButtonLink>
          </Buttons>
        </TextBlock>
        <heroPicture.Section />
      </Container>
    </Wrapper>
  );
}

/** A gradient from sea blue to sand. */
const Wrapper = styled.section`
  padding-top: clamp(2rem, 4.5vh, 4.5rem);
  background:
    linear-gradient(transparent 15%, ${token('color', 'sand')} 90%),
    linear-gradient(115deg, ${token('color', 'sapphireSoft')}, ${token('color', 'lagoonSoft')} 55%, ${token('color', 'sand')});
`;

const TextBlock = styled.div`
  display: grid;
  gap: ${token('space', 4)};
  margin-bottom: clamp(2rem, 4vh, 3.5rem);

  h1 {
    margin-bottom: ${token('space', 2)};
  }

  ${media.large} {
    justify-items: center;
    text-align: center;
  }

  h1 > span {
    display: block;
  }
`;

const Buttons = styled(ActionRow)`
  margin-top: ${token('space', 3)};
`;
