import { terms } from '../../content/terms.ts';
import { LegalDocument } from '../../features/legal/LegalDocument.tsx';

/** Renders the terms, in ten sections. */
export const TermsPage = () => <LegalDocument text={terms} />;
