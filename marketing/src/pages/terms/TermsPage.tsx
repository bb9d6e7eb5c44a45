import { terms } from '../../content/terms.ts';
import { LegalDocument } from '../../features/legal/LegalDocument.tsx';

/** The terms, in ten sections (spec section 2). */
export const TermsPage = () => <LegalDocument text={terms} />;
