import { currentYear } from '@suite/host/page-values';
import { Link } from '@suite/host/router';
import { site } from '@suite/site/site';
import { token } from '@suite/ui/theme';
import { ShieldCheck } from 'lucide-react';
import styled from 'styled-components';
import { footerColumns } from './footer-links.ts';
import { OfficeBlock } from './OfficeBlock.tsx';
import { SocialLinks } from './SocialLinks.tsx';

/** The footer of every page (spec sections 1 and 2). */
export function Footer() {
  return (
    <Ground lang="en">
      <Inner>
        <Company>
          <Name>{site.name}</Name>
          {site.tagline && <p>{site.tagline}</p>}
          {site.certification && (
            <Badge>
              <ShieldCheck aria-hidden size={20} strokeWidth={1.75} />
              {site.certification}
            </Badge>
          )}
          <SocialLinks />
        </Company>
        {footerColumns.map(({ title, links }) => (
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
        <div>
          {site.offices.map((office) => (
            <OfficeBlock key={office.id} office={office} />
          ))}
          {site.email && <a href={`mailto:${site.email}`}>{site.email}</a>}
        </div>
      </Inner>
      <Copyright>
        © {currentYear()} {site.name}. All rights reserved.
      </Copyright>
    </Ground>
  );
}

const Ground = styled.footer`
  padding: ${token('space', 8)} ${token('space', 'gutter')} ${token('space', 6)};
  background: ${token('color', 'night')};
  color: ${token('color', 'nightText')};

  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Inner = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 210px), 1fr));
  gap: ${token('space', 6)};
  max-width: ${token('size', 'content')};
  margin: 0 auto;
`;

const Company = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space', 3)};

  p {
    margin: 0;
  }
`;

const Name = styled.span`
  color: ${token('color', 'onNight')};
  font-size: 1.25rem;
  font-weight: 750;
`;

const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space', 2)};
  color: ${token('color', 'onNight')};
  font-weight: 600;
`;

const Title = styled.h2`
  margin: 0 0 ${token('space', 2)};
  color: ${token('color', 'onNight')};
  font-size: 0.9375rem;
`;

const Copyright = styled.p`
  max-width: ${token('size', 'content')};
  margin: ${token('space', 7)} auto 0;
  padding-top: ${token('space', 5)};
  border-top: 1px solid ${token('color', 'nightLine')};
  font-size: 0.875rem;
`;
