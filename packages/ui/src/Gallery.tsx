import { Container } from './Container.tsx';
import { Buttons } from './gallery/Buttons.tsx';
import { Cards } from './gallery/Cards.tsx';
import { Choices } from './gallery/Choices.tsx';
import { Colours } from './gallery/Colours.tsx';
import { Forms } from './gallery/Forms.tsx';
import { Layers } from './gallery/Layers.tsx';
import { Lists } from './gallery/Lists.tsx';
import { Typography } from './gallery/Typography.tsx';

/** Every component in every state, for developers; not part of the product build. */
export function Gallery() {
  return (
    <Container>
      <Typography />
      <Buttons />
      <Forms />
      <Choices />
      <Layers />
      <Lists />
      <Cards />
      <Colours />
    </Container>
  );
}
