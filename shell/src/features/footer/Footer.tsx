import { menuLabels, offeringIds, offeringPath } from '@suite/contracts/offerings';
import { menuPages, type PagePath } from '@suite/contracts/pages';
import { currentYear } from '@suite/host/page-values';
import { Link } from '@suite/host/router';
import { frame } from '@suite/site/frame';
import { Container } from '@suite/ui/Container';
import { ShieldCheck } from '@suite/ui/icons';
import { media, ofAdministrators, token } from '@suite/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Logo } from '../../brand/Logo.tsx';
import { OfficeBlock } from './OfficeBlock.tsx';
import { SocialLinks } from './SocialLinks.tsx';

type FooterLink = { label: string; href: PagePath };

const columns: { title: string; links: FooterLink[] }[] = [
  {
    title: 'Products',
    links: offeringIds.map((id) => ({ label: menuLabels[id], href: offeringPath(id) })),
  },
  {
    title: 'Company',
    links: [...menuPages, { label: 'FAQ', href: '/faq' }],
  },
];

/** The links beside the copyright line. */
const legalLinks: FooterLink[] = [
  { label: 'Terms', href: '/terms' },
  { label: 'Privacy', href: '/privacy' },
];

/** The footer of every page; `children` are rendered next to the copyright line. */
export function Footer({ children }: { children: ReactNode }) {
  return (
    <Wrapper lang="en" data-scheme="dark" data-consent-space>
      <Inner>
        <Company>
          <Name>
            <Logo />
            {frame.name}
          </Name>
          {frame.tagline && <p>{frame.tagline}</p>}
          {frame.certification && (
            <Badge>
              <ShieldCheck aria-hidden size={20} strokeWidth={1.75} />
              {frame.certification}
            </Badge>
          )}
          <SocialLinks />
        </Company>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <Title>{title}</Title>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link to={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <Contact>
          {frame.offices.map((office) => (
            <OfficeBlock key={office.name + office.address} office={office} />
          ))}
          {frame.email && <a href={`mailto:${frame.email}`}>{frame.email}</a>}
        </Contact>
      </Inner>
      <Container>
        <BottomLine>
          <p>
            © {currentYear()} {frame.name}. All rights reserved.
          </p>
          {legalLinks.map(({ label, href }) => (
            <Link key={href} to={href}>
              {label}
            </Link>
          ))}
          {children}
        </BottomLine>
      </Container>
    </Wrapper>
  );
}

const Wrapper = styled.footer`
  overflow-wrap: anywhere;
  padding-block: ${token('space', 'section')} calc(${token('space', 6)} + var(--consent-height));

  /* Below administrators' lists, the same content takes a few lines. */
  :root${ofAdministrators} & {
    padding-block: ${token('space', 3)} calc(${token('space', 3)} + var(--consent-height));
    font-size: 0.8125rem;
  }

  a {
    display: inline-flex;
    align-items: center;
    padding: 3px 0;
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  ${media.touch} {
    a {
      min-width: ${token('size', 'target')};
      min-height: ${token('size', 'target')};
    }
  }
`;

const Inner = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${token('space', 5)};

  ${media.medium} {
    grid-template-columns: 1.4fr 1.2fr 0.8fr;
  }

  ${media.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  :root${ofAdministrators} & {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space', 1)} ${token('space', 5)};

    nav ul {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${token('space', 3)};
    }
  }
`;

const Company = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  align-items: center;
  gap: ${token('space', 3)} ${token('space', 5)};

  p {
    flex-basis: 100%;
  }

  ${media.medium} {
    grid-column: auto;
  }

  :root${ofAdministrators} & p {
    flex-basis: auto;
  }
`;

const Contact = styled.div`
  grid-column: 1 / -1;
  columns: 2 10rem;
  column-gap: ${token('space', 5)};

  > * {
    break-inside: avoid;
  }

  > * + * {
    margin-top: ${token('space', 4)};
  }

  ${media.large} {
    grid-column: auto;
  }

  :root${ofAdministrators} & {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space', 1)} ${token('space', 5)};

    > * {
      margin: 0;
    }
  }
`;

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space', 2)};
  color: ${token('color', 'ink')};
  font-size: 1.25rem;
  font-weight: 750;
  letter-spacing: -0.02em;
`;

const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space', 2)};
  color: ${token('color', 'ink')};
  font-weight: 600;
`;

const Title = styled.h2`
  margin-bottom: ${token('space', 2)};
  font-size: 1rem;
  line-height: inherit;

  :root${ofAdministrators} & {
    display: none;
  }
`;

const BottomLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space', 5)};
  margin-top: ${token('space', 5)};
  padding-top: ${token('space', 4)};
  border-top: 1px solid ${token('color', 'hairline')};
  font-size: 0.875rem;

  /* The links have a line of their own on a phone. */
  p {
    flex: 1 0 min(100%, 20rem);
  }

  :root${ofAdministrators} & {
    margin-top: ${token('space', 2)};
    padding-top: ${token('space', 2)};
  }
`;
