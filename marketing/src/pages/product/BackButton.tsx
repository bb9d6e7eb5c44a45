import { useNavigate } from '@suite/host/router';
import { Button } from '@suite/ui/Button';
import { ArrowLeft } from 'lucide-react';
import styled from 'styled-components';
import { productStrings } from '../../content/product-strings.ts';

/** Goes back in the browser's history, or to the list of products when the visitor came directly to this page. */
export function BackButton() {
  const navigate = useNavigate();
  const handleClick = () => (window.history.length > 1 ? navigate(-1) : navigate('/products'));
  return (
    <TextButton $variant="ghost" $size="small" onClick={handleClick}>
      <ArrowLeft aria-hidden size={18} strokeWidth={1.75} />
      {productStrings.back}
    </TextButton>
  );
}

const TextButton = styled(Button)`
  margin: -1rem 0 0.5rem -0.75rem;
`;
