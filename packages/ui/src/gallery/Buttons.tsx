import { ArrowRight, Trash2 } from 'lucide-react';
import { Badge } from '../Badge.tsx';
import { Button, ButtonLink } from '../Button.tsx';
import { IconButton } from '../IconButton.tsx';
import { Row } from '../Stack.tsx';
import { GallerySection } from './GallerySection.tsx';

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;
const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

/** Buttons and badges. */
export function Buttons() {
  return (
    <GallerySection title="Buttons and badges">
      {sizes.map((size) => (
        <Row key={size}>
          {variants.map((variant) => (
            <Button key={variant} $variant={variant} $size={size}>
              {variant} {size}
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        {variants.map((variant) => (
          <Button key={variant} $variant={variant} disabled>
            {variant} disabled
          </Button>
        ))}
      </Row>
      <Row>
        <ButtonLink href="#buttons">
          A link <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
        </ButtonLink>
        <IconButton label="Delete">
          <Trash2 aria-hidden size={18} strokeWidth={1.75} />
        </IconButton>
        <IconButton label="Delete, disabled" disabled>
          <Trash2 aria-hidden size={18} strokeWidth={1.75} />
        </IconButton>
      </Row>
      <Row>
        {tones.map((tone) => (
          <Badge key={tone} $tone={tone}>
            {tone} 128
          </Badge>
        ))}
      </Row>
    </GallerySection>
  );
}
